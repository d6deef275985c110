package dalmuti.contract;

import java.util.ArrayList;
import java.util.List;

/// One move of a match: who made it, the state before it, and what came of it.
public record Step<S, M, E>(S before, Actor actor, M move, S after, List<E> events) {

    /// Makes a move that is legal.
    public static <S, M, E> Step<S, M, E> of(Game<S, M, E, ?> game, S state, Actor actor, M move) {
        var accepted = game.apply(state, actor, move).orThrow();
        return new Step<>(state, actor, move, accepted.next(), accepted.events());
    }

    /// Makes moves that are legal, one after another.
    public static <S, M, E> List<Step<S, M, E>> all(
            Game<S, M, E, ?> game, S start, List<Deed<M>> deeds) {
        var steps = new ArrayList<Step<S, M, E>>();
        S state = start;
        for (Deed<M> deed : deeds) {
            Step<S, M, E> step = of(game, state, deed.actor(), deed.move());
            steps.add(step);
            state = step.after();
        }
        return steps;
    }

    public Deed<M> deed() {
        return new Deed<>(actor, move);
    }
}
