package dalmuti.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// A bot that is replaced for a move when it fails or chooses what is not legal. Each time is
/// counted.
///
/// @param fallback who moves instead
public record Guarded<V, M>(Bot<V, M> bot, Bot<V, M> fallback, Faults faults) implements Bot<V, M> {

    public static <V, M> Guarded<V, M> of(Bot<V, M> bot, Bot<V, M> fallback) {
        return new Guarded<>(bot, fallback, new Faults());
    }

    @Override
    public M choose(V view, List<M> legal, RandomGenerator dice) {
        try {
            M chosen = bot.choose(view, legal, dice);
            if (legal.contains(chosen)) {
                return chosen;
            }
            faults.add(Fault.ILLEGAL);
        } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
            faults.add(Fault.THREW);
        }
        return fallback.choose(view, legal, dice);
    }
}
