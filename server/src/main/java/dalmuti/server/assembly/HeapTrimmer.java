package dalmuti.server.assembly;

import dalmuti.server.PeriodicTask;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Runs a garbage collection before too much garbage has piled up. The serial collector, which
/// costs a move least, collects the old generation only when it is full: without this the heap of a
/// small club grows to its limit, and is never given back. No option of that collector does it. A
/// full collection stops everything for some tenths of a second, so it runs early while nobody
/// plays and seldom otherwise. Other collectors do not need this.
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

    /// @param kept how many journal entries were written so far
    static PeriodicTask task(LongSupplier kept) {
        Optional<MemoryPoolMXBean> pool =
                ManagementFactory.getMemoryPoolMXBeans().stream()
                        .filter(it -> it.getName().equals(SERIAL))
                        .findFirst();
        var trimmer = new HeapTrimmer(kept);
        return new PeriodicTask("heap trimmer", EVERY, EVERY, () -> pool.ifPresent(trimmer::look));
    }

    private void look(MemoryPoolMXBean pool) {
        long now = kept.getAsLong();
        quiet = now == before ? quiet + 1 : 0;
        before = now;
        long alive = pool.getCollectionUsage().getUsed(); // after the last collection
        if (isDue(pool.getUsage().getUsed() - alive, alive, quiet >= QUIET_ROUNDS)) {
            System.gc();
        }
    }

    /// @param dead bytes that may be garbage
    /// @param alive bytes that were live after the last collection
    static boolean isDue(long dead, long alive, boolean quiet) {
        return dead > (quiet ? LITTLE : Math.max(MUCH, alive * 3 / 4));
    }
}
