package dalmuti.testkit;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Driver;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Step;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// A match played by random legal players, kept move by move.
///
/// @param seed what the dice were thrown from
/// @param start the match before its first move
/// @param steps every move with what it led to
public record Playout<S, M, E>(long seed, S start, List<Step<S, M, E>> steps) {

    public Playout {
        steps = List.copyOf(steps);
    }

    /// Plays from the start until nothing is awaited, or until `limit` moves have been made.
    public static <S, M, E> Playout<S, M, E> random(
            Game<S, M, E, ?> game, int players, long seed, int limit) {
        return from(game, game.start(players), seed, limit);
    }

    /// Plays on from a state, as [#random] does from the start.
    public static <S, M, E> Playout<S, M, E> from(
            Game<S, M, E, ?> game, S start, long seed, int limit) {
        var dice = new SplittableRandom(seed);
        var driver =
                Driver.inAnyOrder(
                        game,
                        (S state, Player player) -> any(game.legal(state, player), dice),
                        dice);
        var steps = new ArrayList<Step<S, M, E>>();
        S state = start;
        while (steps.size() < limit && !(game.awaiting(state) instanceof Awaiting.Nothing)) {
            var step = driver.next(state);
            steps.add(step);
            state = step.after();
        }
        return new Playout<>(seed, start, steps);
    }

    private static <T> T any(List<T> all, RandomGenerator dice) {
        return all.get(dice.nextInt(all.size()));
    }

    /// Makes a move that has to be accepted.
    public static <S, M, E> Step<S, M, E> make(
            Game<S, M, E, ?> game, S state, Actor actor, M move) {
        return Step.of(game, state, actor, move);
    }

    /// The state after the last move.
    public S end() {
        return steps.isEmpty() ? start : steps.getLast().after();
    }

    /// The same match cut off after `count` moves.
    public Playout<S, M, E> first(int count) {
        return new Playout<>(seed, start, steps.subList(0, count));
    }
}
