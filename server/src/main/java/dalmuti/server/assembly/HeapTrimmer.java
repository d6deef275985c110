package dalmuti.server.assembly;

import dalmuti.server.PeriodicTask;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Has the memory tidied before too much of it is taken by what has died. The serial collector by
/// itself takes all it may have before it looks, which is a lot for the tables of a club. While it
/// looks everybody waits, for some tenths of a second, so this is done gladly while nobody plays
/// and seldom otherwise. Other collectors need no such help.
final class HeapTrimmer {

    private static final Duration EVERY = Duration.ofSeconds(5);
    private static final int QUIET_ROUNDS = 6;
    private static final long LITTLE = 32L << 20;
    private static final long MUCH = 64L << 20;
    private static final String SERIAL = "Tenured Gen";

    private final LongSupplier kept;
    private long before;
    private int quiet;

    private HeapTrimmer(LongSupplier kept) {
        this.kept = kept;
    }

    /// @param kept how much has happened at all tables so far
    static PeriodicTask task(LongSupplier kept) {
        Optional<MemoryPoolMXBean> pool =
                ManagementFactory.getMemoryPoolMXBeans().stream()
                        .filter(it -> it.getName().equals(SERIAL))
                        .findFirst();
        var tidying = new HeapTrimmer(kept);
        return new PeriodicTask("tidying", EVERY, EVERY, () -> pool.ifPresent(tidying::look));
    }

    private void look(MemoryPoolMXBean pool) {
        long now = kept.getAsLong();
        quiet = now == before ? quiet + 1 : 0;
        before = now;
        long alive = pool.getCollectionUsage().getUsed(); // when it was last tidied
        if (isDue(pool.getUsage().getUsed() - alive, alive, quiet >= QUIET_ROUNDS)) {
            System.gc();
        }
    }

    /// @param dead bytes taken by what may have died
    /// @param alive bytes taken by what has not
    static boolean isDue(long dead, long alive, boolean quiet) {
        return dead > (quiet ? LITTLE : Math.max(MUCH, alive * 3 / 4));
    }
}
