package dalmuti.app.simulation;

import dalmuti.bots.Bot;
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

/// A whole match of bots.
///
/// @param made every move, by nature too
/// @param events everything that happened
record BotMatch<S, M, E>(S start, List<Made<M>> made, List<E> events, S end) {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /// A move and who made it.
    record Made<M>(Actor actor, M move) {}

    /// @param order who of those that decide at the same time is asked first
    private record Luck(RandomGenerator nature, RandomGenerator order) {}

    /// Every bot throws dice of its own, so that none foresees a deal, or changes it for others.
    ///
    /// @param bots by seat
    static <S, M, E, V> BotMatch<S, M, E> play(
            Game<S, M, E, V> game, List<Bot<V, M>> bots, SplittableRandom dice) {
        List<Bot<V, M>> seated = bots.stream().map(bot -> bot.throwing(dice.split())).toList();
        var made = new ArrayList<Made<M>>();
        var events = new ArrayList<E>();
        var luck = new Luck(dice.split(), dice);
        S start = game.start(bots.size());
        S state = start;
        while (!(game.awaiting(state) instanceof Awaiting.Nothing)) {
            Made<M> next = next(game, state, seated, luck);
            made.add(next);
            var accepted = accepted(game.apply(state, next.actor(), next.move()));
            events.addAll(accepted.events());
            state = accepted.next();
        }
        return new BotMatch<>(start, made, events, state);
    }

    /// The dice of one match of a run. They depend on nothing but the seed and the number, so match
    /// 7 is the same in a run of ten and in a run of thousands.
    static SplittableRandom dice(long seed, int number) {
        return new SplittableRandom(new SplittableRandom(seed + number * GOLDEN_GAMMA).nextLong());
    }

    private static <S, M, E, V> Made<M> next(
            Game<S, M, E, V> game, S state, List<Bot<V, M>> bots, Luck luck) {
        if (!(game.awaiting(state) instanceof Awaiting.Decision(var by))) {
            return new Made<>(Nature.NATURE, game.chance(state, luck.nature()));
        }
        Player player = List.copyOf(by).get(luck.order().nextInt(by.size()));
        List<M> legal = game.legal(state, player);
        Bot<V, M> bot = bots.get(player.index());
        return new Made<>(player, bot.choose(game.view(state, player), legal, luck.order()));
    }

    private static <S, E> Verdict.Accepted<S, E> accepted(Verdict<S, E> verdict) {
        return switch (verdict) {
            case Verdict.Accepted<S, E> accepted -> accepted;
            case Verdict.Refused<S, E>(var why) ->
                    throw new IllegalStateException("A legal move was refused: " + why);
        };
    }
}
