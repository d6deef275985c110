package dalmuti.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets Ctrl-C and SIGTERM end a server well: the process waits until everybody was told.
final class Stopping {

    private static final int PATIENCE_SECONDS = 40;

    private final CountDownLatch stopped = new CountDownLatch(1);

    private Stopping() {}

    /// @param end goes off when the process is asked to end
    static Stopping on(CountDownLatch end) {
        var stopping = new Stopping();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stopping.wait(end), "stopping"));
        return stopping;
    }

    private void wait(CountDownLatch end) {
        end.countDown();
        try {
            var _ = stopped.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void done() {
        stopped.countDown();
    }
}
