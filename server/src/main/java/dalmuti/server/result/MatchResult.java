package dalmuti.server.result;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;

import java.util.List;

/// What is told of a match that is over.
///
/// @param rounds rounds or games, whatever the game has
/// @param record the whole of it (SEE-2)
public record MatchResult(int rounds, String record, List<Part> parts) {

    public MatchResult {
        parts = List.copyOf(parts);
    }

    /// What a match consists of, as far as the journal says.
    ///
    /// @param entries from its start to its end
    public record Source(String game, String rules, List<Entry> entries) {
        public Source {
            entries = List.copyOf(entries);
        }
    }

    /// What one player did.
    ///
    /// @param moves all that were made for this player
    /// @param stoodIn how many of them a bot made for a person who was away
    public record Part(
            Player player,
            Occupant occupant,
            Presence presence,
            int place,
            int points,
            int moves,
            int stoodIn,
            Feats feats) {

        public String name() {
            return MatchPlayers.name(occupant);
        }

        public boolean isMostlyStandIn() {
            return stoodIn * 2 > moves;
        }
    }

    public enum Presence {
        FROM_THE_START,
        JOINED_LATER
    }

    /// What statistics speak of.
    ///
    /// @param firsts rounds in which nobody went out earlier, or games won
    /// @param crowned rounds begun as Greater Dalmuti
    /// @param peon rounds begun as Greater Peon
    public record Feats(
            int rounds, int firsts, int crowned, int peon, int revolutions, int tricks) {}

    public static MatchResult of(Source source) {
        return switch (source.game()) {
            case "dalmuti" -> DalmutiResult.of(source);
            case "grapples" -> GrapplesResult.of(source);
            default -> throw new IllegalArgumentException("No game " + source.game());
        };
    }
}
