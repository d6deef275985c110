package dalmuti.testkit;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;

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

    /// One move, the state before it and what came of it.
    public record Step<S, M, E>(S before, Actor actor, M move, S after, List<E> events) {}

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
        var steps = new ArrayList<Step<S, M, E>>();
        S state = start;
        while (steps.size() < limit && !(game.awaiting(state) instanceof Awaiting.Nothing)) {
            var step = next(game, state, dice);
            steps.add(step);
            state = step.after();
        }
        return new Playout<>(seed, start, steps);
    }

    private static <S, M, E> Step<S, M, E> next(
            Game<S, M, E, ?> game, S state, RandomGenerator dice) {
        return switch (game.awaiting(state)) {
            case Awaiting.Chance() -> make(game, state, Nature.NATURE, game.chance(state, dice));
            case Awaiting.Decision(var by) -> {
                Player player = List.copyOf(by).get(dice.nextInt(by.size()));
                List<M> legal = game.legal(state, player);
                yield make(game, state, player, legal.get(dice.nextInt(legal.size())));
            }
            case Awaiting.Nothing() -> throw new IllegalStateException("The match is over");
        };
    }

    /// Makes a move that has to be accepted.
    public static <S, M, E> Step<S, M, E> make(
            Game<S, M, E, ?> game, S state, Actor actor, M move) {
        return switch (game.apply(state, actor, move)) {
            case Verdict.Accepted<S, E>(var next, var events) ->
                    new Step<>(state, actor, move, next, events);
            case Verdict.Refused<S, E>(var why) ->
                    throw new AssertionError(actor + " may not make " + move + ": " + why);
        };
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
