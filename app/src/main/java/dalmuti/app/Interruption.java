package dalmuti.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// Lets a long run end early and still say what it has found: the first Ctrl-C stops it, and the
/// process waits until the findings are out.
final class Interruption implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 60;

    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread hook;

    private Interruption(AtomicBoolean stopped) {
        hook = new Thread(() -> stop(stopped), "interruption");
    }

    static Interruption stopping(AtomicBoolean stopped) {
        var interruption = new Interruption(stopped);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    private void stop(AtomicBoolean stopped) {
        stopped.set(true);
        try {
            var _ = said.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Everything is said.
    @Override
    public void close() {
        said.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            return; // the process ends already, and the hook with it
        }
    }
}
