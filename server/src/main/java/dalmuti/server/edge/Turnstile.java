package dalmuti.server.edge;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
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
            return apart(work);
        } finally {
            free.release();
        }
    }

    /// On a thread that the system takes turns with: a virtual one would keep the others waiting.
    private static <T> T apart(Supplier<T> work) {
        var task = new FutureTask<>(work::get);
        Thread.ofPlatform().daemon().name("turnstile").start(task);
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Denied.busy(RETRY_SECONDS);
        }
    }
}
