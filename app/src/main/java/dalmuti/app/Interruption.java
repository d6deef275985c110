package dalmuti.app;

import dalmuti.lab.run.Bell;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a long run end early and still say what it has found: the first Ctrl-C rings its bell, and
/// the process waits until the findings are out.
final class Interruption implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 60;

    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread hook;

    private Interruption(Bell bell) {
        hook = new Thread(() -> stop(bell), "interruption");
    }

    static Interruption ringing(Bell bell) {
        var interruption = new Interruption(bell);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    private void stop(Bell bell) {
        bell.ring();
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
