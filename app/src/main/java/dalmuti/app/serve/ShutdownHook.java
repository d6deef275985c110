package dalmuti.app.serve;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets Ctrl-C and SIGTERM end a server well: the process waits until everybody was told.
final class ShutdownHook {

    private static final int PATIENCE_SECONDS = 40;

    private final CountDownLatch stopped = new CountDownLatch(1);

    private ShutdownHook() {}

    /// @param end goes off when the process is asked to end
    static ShutdownHook on(CountDownLatch end) {
        var stopping = new ShutdownHook();
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
