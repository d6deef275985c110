package dalmuti.table.result;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;

import java.util.List;

/// The result of a finished match: its record, places and what statistics count.
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
    public record Source(String rules, List<Entry> entries) {
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
    /// @param reign the most rounds one after another as Greater Dalmuti
    /// @param climb the most places risen from one round to the next
    public record Feats(
            int rounds,
            int firsts,
            int crowned,
            int peon,
            int revolutions,
            int tricks,
            int reign,
            int climb) {}
}
