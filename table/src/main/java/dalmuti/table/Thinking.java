package dalmuti.table;

import dalmuti.bots.Bot;
import dalmuti.bots.Guarded;

import java.util.List;
import java.util.SplittableRandom;

/// How a bot comes to its move, whatever happens to it.
final class Thinking {

    private Thinking() {}

    static <V, M> M choose(
            Bot<V, M> bot, Bot<V, M> other, V view, List<M> legal, long seed, Errands errands) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        try {
            return Guarded.of(bot, other).choose(view, legal, new SplittableRandom(seed));
        } catch (RuntimeException | Error e) { // whatever happens to a bot, its table goes on
            errands.failed("A bot gave up", e);
            return legal.getFirst();
        }
    }
}
