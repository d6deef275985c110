package dalmuti.server;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/// Goes its round again and again, until it is sent home. It is never interrupted: that would close
/// the file of H2 under everybody's feet.
public final class PeriodicTask implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(PeriodicTask.class);

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final String name;
    private final Runnable round;
    private final Thread thread;
    private volatile boolean closed;

    /// @param first how long it waits before its first round
    public PeriodicTask(String name, Duration first, Duration every, Runnable round) {
        this.name = name;
        this.round = round;
        this.thread = Thread.ofVirtual().name(name).unstarted(() -> watch(first, every));
    }

    public PeriodicTask start() {
        thread.start();
        return this;
    }

    private void watch(Duration first, Duration every) {
        long due = System.nanoTime() + first.toNanos();
        boolean failing = false;
        while (!closed) {
            long wait = due - System.nanoTime();
            if (wait > 0) { // it may be woken before that
                LockSupport.parkNanos(wait);
                continue;
            }
            failing = failed(failing);
            due = System.nanoTime() + every.toNanos();
        }
    }

    /// Whether the round failed. That is said once, not every second for as long as a database is
    /// gone.
    private boolean failed(boolean before) {
        try {
            round.run();
            return false;
        } catch (Throwable e) { // even where memory ran out: the next round may find some
            if (!before) {
                LOG.warn("The round of the {} failed; it is tried again", name, e);
            }
            return true;
        }
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
        try {
            thread.join(PATIENCE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
