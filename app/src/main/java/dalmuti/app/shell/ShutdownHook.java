package dalmuti.app.shell;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets Ctrl-C and SIGTERM end a long command well: it is asked to stop, and the process waits
/// until it has said what there is to say.
public final class ShutdownHook implements AutoCloseable {

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook;

    /// @param stop asks the command to end
    /// @param patience how long the process waits for that
    public ShutdownHook(Runnable stop, Duration patience) {
        hook = new Thread(() -> await(stop, patience), "shutdown");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void await(Runnable stop, Duration patience) {
        stop.run();
        try {
            var _ = done.await(patience.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// The command is done.
    @Override
    public void close() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            return; // the process ends already, and the hook with it
        }
    }
}
