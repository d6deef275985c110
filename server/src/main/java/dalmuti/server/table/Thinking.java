package dalmuti.server.table;

import dalmuti.bots.Bot;
import dalmuti.bots.Guarded;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.List;
import java.util.SplittableRandom;

/// How a bot comes to its move, whatever happens to it.
final class Thinking {

    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    private Thinking() {}

    static <V, M> M choose(Bot<V, M> bot, Bot<V, M> other, V view, List<M> legal, long seed) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        try {
            return Guarded.of(bot, other).choose(view, legal, new SplittableRandom(seed));
        } catch (RuntimeException | Error e) { // whatever happens to a bot, its table goes on
            LOG.error("A bot gave up", e);
            return legal.getFirst();
        }
    }
}
