package dalmuti.server.play;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// Waiting for what happens in other processes.
final class Pause {

    private Pause() {}

    static void millis(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void until(Duration limit, BooleanSupplier reached, Supplier<String> otherwise) {
        long end = System.nanoTime() + limit.toNanos();
        while (!reached.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError(otherwise.get());
            }
            millis(20);
        }
    }
}
