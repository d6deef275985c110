package dalmuti.server;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// A clock that goes on evenly from its start, whatever is done to the system clock.
public final class SteadyClock implements InstantSource {

    private final LongSupplier nanos;
    private final long start;
    private final long startNanos;

    /// @param wall what time it is now, asked once
    /// @param nanos of a clock that nobody sets, such as [System#nanoTime]
    public SteadyClock(InstantSource wall, LongSupplier nanos) {
        this.nanos = nanos;
        start = wall.millis();
        startNanos = nanos.getAsLong();
    }

    @Override
    public long millis() {
        return start + TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - startNanos);
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }
}
