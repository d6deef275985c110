package dalmuti.app.simulation;

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

/// A whole match of players who choose among their legal moves at random.
///
/// @param made every move, by nature too
/// @param events everything that happened
record RandomMatch<S, M, E>(S start, List<Made<M>> made, List<E> events, S end) {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /// A move and who made it.
    record Made<M>(Actor actor, M move) {}

    static <S, M, E> RandomMatch<S, M, E> play(
            Game<S, M, E, ?> game, int players, RandomGenerator dice) {
        var made = new ArrayList<Made<M>>();
        var events = new ArrayList<E>();
        S start = game.start(players);
        S state = start;
        while (!(game.awaiting(state) instanceof Awaiting.Nothing)) {
            Made<M> next = next(game, state, dice);
            made.add(next);
            var accepted = accepted(game.apply(state, next.actor(), next.move()));
            events.addAll(accepted.events());
            state = accepted.next();
        }
        return new RandomMatch<>(start, made, events, state);
    }

    /// The dice of one match of a run. They depend on nothing but the seed and the number, so match
    /// 7 is the same in a run of ten and in a run of thousands.
    static RandomGenerator dice(long seed, int number) {
        return new SplittableRandom(new SplittableRandom(seed + number * GOLDEN_GAMMA).nextLong());
    }

    private static <S, M, E> Made<M> next(Game<S, M, E, ?> game, S state, RandomGenerator dice) {
        if (!(game.awaiting(state) instanceof Awaiting.Decision(var by))) {
            return new Made<>(Nature.NATURE, game.chance(state, dice));
        }
        Player player = List.copyOf(by).get(dice.nextInt(by.size()));
        List<M> legal = game.legal(state, player);
        return new Made<>(player, legal.get(dice.nextInt(legal.size())));
    }

    private static <S, E> Verdict.Accepted<S, E> accepted(Verdict<S, E> verdict) {
        return switch (verdict) {
            case Verdict.Accepted<S, E> accepted -> accepted;
            case Verdict.Refused<S, E>(var why) ->
                    throw new IllegalStateException("A legal move was refused: " + why);
        };
    }
}
