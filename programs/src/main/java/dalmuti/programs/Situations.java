package dalmuti.programs;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.contract.Player;
import dalmuti.options.Ending;
import dalmuti.options.MisdealCard;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import grapples.Choice;
import grapples.Grapples;
import grapples.Options;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Decisions to ask a program for, from seeded random matches.
///
/// @param kinds some of every kind, by name
/// @param match all that one player has to decide in a match
record Situations<V, M>(SequencedMap<String, List<Asked<V, M>>> kinds, List<Asked<V, M>> match) {

    private static final int MATCHES = 6;

    /// Every preset, and what makes the decisions come that no preset has.
    static Situations<View, Move> ofDalmuti() {
        var tables =
                new RandomTables<Match, Move, View>(View::legal, view -> (Record) view.scene());
        for (int seed = 0; seed < MATCHES; seed++) {
            for (Preset preset : Preset.all()) {
                tables.play(new Dalmuti(shortly(preset.rules())), 8, seed, _ -> Optional.empty());
            }
            Rules clumsy =
                    shortly(Preset.OFFICIAL.rules())
                            .but(
                                    draft -> {
                                        draft.misdeal = 1;
                                        draft.misdealCard = MisdealCard.CHOSEN;
                                    });
            tables.play(new Dalmuti(clumsy), 6, seed, Situations::newcomer);
        }
        return new Situations<>(tables.kinds(), tables.firstMatch());
    }

    private static Rules shortly(Rules rules) {
        return rules.but(draft -> draft.ending = new Ending.Rounds(3));
    }

    /// Somebody knocks whenever the doors are open.
    private static Optional<Move> newcomer(Match match) {
        return match.phase().equals(new Phase.Shuffling(Phase.Doors.OPEN))
                ? Optional.of(new Move.Join(new Player(match.order().size())))
                : Optional.empty();
    }

    static Situations<grapples.View, Choice> ofGrapples() {
        var tables =
                new RandomTables<grapples.Match, Choice, grapples.View>(
                        grapples.View::legal, view -> (Record) view.scene());
        Options consenting = Options.STANDARD.with("queenConsent", "on").with("aceAsks", "on");
        for (int seed = 0; seed < MATCHES; seed++) {
            tables.play(new Grapples(Options.STANDARD), 4, seed, _ -> Optional.empty());
            tables.play(new Grapples(consenting), 3 + seed, seed, _ -> Optional.empty());
        }
        return new Situations<>(tables.kinds(), tables.firstMatch());
    }
}
