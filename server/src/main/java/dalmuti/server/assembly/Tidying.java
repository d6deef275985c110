package dalmuti.server.assembly;

import dalmuti.server.Watchman;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Gives memory back while nobody plays. The serial collector by itself takes all it may have before
/// it looks for what has died, which is a lot for the few tables of a club; and when it looks,
/// everybody waits for it. Other collectors need no such help.
final class Tidying {

    private static final Duration EVERY = Duration.ofSeconds(30);
    private static final long WORTH_IT = 32L << 20;
    private static final String SERIAL = "Tenured Gen";

    private final LongSupplier kept;
    private long before = -1;

    private Tidying(LongSupplier kept) {
        this.kept = kept;
    }

    /// @param kept how much has happened at all tables so far
    static Watchman watchman(LongSupplier kept) {
        Optional<MemoryPoolMXBean> pool =
                ManagementFactory.getMemoryPoolMXBeans().stream()
                        .filter(it -> it.getName().equals(SERIAL))
                        .findFirst();
        var tidying = new Tidying(kept);
        return new Watchman("tidying", EVERY, EVERY, () -> pool.ifPresent(tidying::look));
    }

    private void look(MemoryPoolMXBean pool) {
        long now = kept.getAsLong();
        long alive = pool.getCollectionUsage().getUsed(); // after the last look
        if (now == before && pool.getUsage().getUsed() - alive > WORTH_IT) {
            System.gc();
        }
        before = now;
    }
}
