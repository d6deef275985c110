package dalmuti.contract;

import java.util.List;

/// One move of a match: who made it, the state before it, and what came of it.
public record Step<S, M, E>(S before, Actor actor, M move, S after, List<E> events) {

    /// Makes a move that is legal.
    public static <S, M, E> Step<S, M, E> of(Game<S, M, E, ?> game, S state, Actor actor, M move) {
        var accepted = game.apply(state, actor, move).orThrow();
        return new Step<>(state, actor, move, accepted.next(), accepted.events());
    }
}
