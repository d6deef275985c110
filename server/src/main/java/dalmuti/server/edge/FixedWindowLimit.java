package dalmuti.server.edge;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.function.LongSupplier;

/// How often somebody may do something within a span of time.
final class FixedWindowLimit {

    /// Whoever was counted longest ago is forgotten, so that nobody can fill the memory.
    private static final int MOST_KNOWN = 100_000;

    private final int most;
    private final long span;
    private final LongSupplier clock;
    private final LinkedHashMap<String, Spent> spent = new LinkedHashMap<>();

    private static final class Spent {
        private final long since;
        private int times;

        Spent(long since) {
            this.since = since;
        }
    }

    /// @param clock in nanoseconds
    FixedWindowLimit(int most, Duration span, LongSupplier clock) {
        this.most = most;
        this.span = span.toNanos();
        this.clock = clock;
    }

    /// Takes one, or says after how many seconds there will be one again.
    synchronized int take(String who) {
        long now = clock.getAsLong();
        forgetOld(now);
        Spent mine = spent.computeIfAbsent(who, _ -> new Spent(now));
        if (mine.times >= most) {
            return Math.toIntExact(Duration.ofNanos(mine.since + span - now).toSeconds()) + 1;
        }
        mine.times++;
        return 0;
    }

    private void forgetOld(long now) {
        Iterator<Spent> oldest = spent.values().iterator();
        while (oldest.hasNext()
                && (now - oldest.next().since >= span || spent.size() > MOST_KNOWN)) {
            oldest.remove();
        }
    }
}
