package dalmuti.server.table;

import dalmuti.bots.Bot;
import dalmuti.bots.Guarded;

import java.util.List;
import java.util.SplittableRandom;

/// How a bot comes to its move, whatever happens to it.
final class Thinking {

    private Thinking() {}

    static <V, M> M choose(Bot<V, M> bot, Bot<V, M> other, V view, List<M> legal, long seed) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        return Guarded.of(bot, other).choose(view, legal, new SplittableRandom(seed));
    }
}
