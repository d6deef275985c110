package dalmuti.server.edge;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.server.FairWorkers;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/// Lets few through at a time where work takes long, so that the rest of the server stays free.
/// Addresses take turns. Work ends when it takes too long, and when nobody waits for it any more.
final class RecordWorkers {

    private static final int RETRY_SECONDS = 5;
    private static final int WAITING = 32;
    private static final int OF_ONE_ADDRESS = 8;
    private static final int BETWEEN_LOOKS_MS = 200;

    private final FairWorkers workers;
    private final Duration longest;

    /// @param places how many are let through at the same time
    /// @param longest how long something may take, and wait before that
    RecordWorkers(int places, Duration longest) {
        var limits = new FairWorkers.Limits(places, WAITING, OF_ONE_ADDRESS);
        workers = new FairWorkers("records", limits);
        this.longest = longest;
    }

    static RecordWorkers usual() {
        int places = Math.max(2, Runtime.getRuntime().availableProcessors() / 2);
        return new RecordWorkers(places, Duration.ofSeconds(5));
    }

    /// Has a text read and something made of it.
    ///
    /// @param address whose it is
    /// @param gone whether whoever asked has closed the connection
    /// @param work spends of its limit as it goes on
    <T> T pass(String address, BooleanSupplier gone, String text, Function<WorkLimit, T> work) {
        FutureTask<T> task =
                workers.submit(address, () -> work.apply(limit(text)))
                        .orElseThrow(() -> HttpRefusal.busy(RETRY_SECONDS));
        try {
            return await(task, gone);
        } finally {
            workers.cancel(address, task); // whatever the reason is that nobody waits for it now
        }
    }

    private WorkLimit limit(String text) {
        long start = System.nanoTime();
        return WorkLimit.forText(
                text,
                () -> {
                    if (System.nanoTime() - start > longest.toNanos()) {
                        throw new RefusedException(Refusal.of("record", "server.reading-late"));
                    }
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                });
    }

    private <T> T await(FutureTask<T> task, BooleanSupplier gone) {
        long start = System.nanoTime();
        try {
            while (System.nanoTime() - start < 2 * longest.toNanos() && !gone.getAsBoolean()) {
                try {
                    return task.get(BETWEEN_LOOKS_MS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    // look again whether somebody still waits for it
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw HttpRefusal.busy(RETRY_SECONDS);
    }
}
