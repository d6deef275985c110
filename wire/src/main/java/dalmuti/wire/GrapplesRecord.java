package dalmuti.wire;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;

import java.util.ArrayList;
import java.util.List;

/// A match of Grapples as it is kept: the whole of it, or what one viewer saw (G-LOG-3).
public sealed interface GrapplesRecord {

    Options options();

    /// The players' names, by seat.
    List<String> players();

    /// What happened, game by game, as far as the keeper of the record knows.
    List<List<Event>> games();

    /// A match from which nothing was left out.
    ///
    /// @param moves everything that was decided, by nature and by players. Somebody is awaited
    ///   alone at every moment of Grapples, so it need not be said who decided.
    record Full(Options options, List<String> players, List<Choice> moves)
            implements GrapplesRecord {
        public Full {
            players = List.copyOf(players);
            moves = List.copyOf(moves);
        }

        /// The match move by move. A move that the rules forbid is a [RefusedException].
        public List<Step<Match, Choice, Event>> steps() {
            var game = new Grapples(options);
            var steps = new ArrayList<Step<Match, Choice, Event>>();
            Match match = game.start(players.size());
            for (Choice move : moves) {
                Step<Match, Choice, Event> step = step(game, match, move);
                steps.add(step);
                match = step.after();
            }
            return List.copyOf(steps);
        }

        @Override
        public List<List<Event>> games() {
            return Turns.games(steps().stream().flatMap(step -> step.events().stream()).toList());
        }

        /// The same match as one viewer may keep it. The hands that are shown at the end have no
        /// place in a record, so they are left out.
        public Seen seenBy(Viewer viewer) {
            return new Seen(
                    options,
                    players,
                    viewer,
                    games().stream().map(game -> Turns.toldTo(viewer, game)).toList());
        }
    }

    /// A match as one viewer saw it.
    ///
    /// @param games all that the viewer was told. Read from a text, it does not say which of the
    ///   backs somebody pointed at when the card itself was hidden.
    record Seen(Options options, List<String> players, Viewer viewer, List<List<Event>> games)
            implements GrapplesRecord {
        public Seen {
            players = List.copyOf(players);
            games = games.stream().map(List::copyOf).toList();
        }
    }

    /// Makes a move of whoever is awaited. One that the rules forbid is a [RefusedException].
    static Step<Match, Choice, Event> step(Grapples game, Match before, Choice move) {
        Actor actor =
                game.awaiting(before) instanceof Awaiting.Decision(var by)
                        ? by.getFirst()
                        : Nature.NATURE;
        var accepted = game.apply(before, actor, move).orRefuse();
        return new Step<>(before, actor, move, accepted.next(), accepted.events());
    }
}
