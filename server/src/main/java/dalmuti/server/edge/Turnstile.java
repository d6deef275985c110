package dalmuti.server.edge;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Lets few through at a time where work takes long, so that the rest of the server stays free.
final class Turnstile {

    private static final int PATIENCE_MS = 3000;
    private static final int RETRY_SECONDS = 5;

    private final Semaphore free =
            new Semaphore(Math.max(2, Runtime.getRuntime().availableProcessors() / 2), true);

    <T> T pass(Supplier<T> work) {
        try {
            if (!free.tryAcquire(PATIENCE_MS, TimeUnit.MILLISECONDS)) {
                throw Denied.busy(RETRY_SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Denied.busy(RETRY_SECONDS);
        }
        try {
            return work.get();
        } finally {
            free.release();
        }
    }
}
