package dalmuti.table.lesson;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.table.game.GameAtTable;

import java.util.List;

/// A lesson as it was played.
///
/// @param rules as in a record: `official deck=REDUCED`
/// @param names of everybody, by seat
/// @param learner whose moves are asked for
/// @param steps from the moment on at which the lesson begins
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
record Script<S, M extends Action, E, V>(
        String name,
        GameAtTable<S, M, E, V> game,
        String rules,
        List<String> names,
        Player learner,
        List<Step<S, M, E>> steps) {

    Script {
        names = List.copyOf(names);
        steps = List.copyOf(steps);
    }

    /// Whether the learner has something to decide in a step.
    boolean asks(Step<S, M, E> step) {
        return step.actor().equals(learner)
                && game.rules().legal(step.before(), learner).size() > 1;
    }
}
