package dalmuti.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class PeriodicTaskTests {

    private static final Duration SOON = Duration.ofMillis(1);

    @Test
    void aRoundThatFailsIsNotTheLast() throws InterruptedException {
        var rounds = new AtomicInteger();
        var third = new CountDownLatch(3);
        Runnable round =
                () -> {
                    third.countDown();
                    if (rounds.incrementAndGet() == 1) {
                        throw new OutOfMemoryError("of a test");
                    }
                    throw new IllegalStateException("of a test");
                };
        try (var task = new PeriodicTask("task of a test", SOON, SOON, round)) {
            task.start();
            assertThat(third.await(5, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void whoIsSentHomeEndsTheRoundInPeace() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var inPeace = new AtomicBoolean();
        Runnable round =
                () -> {
                    begun.countDown();
                    try {
                        Thread.sleep(50);
                        inPeace.set(true);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                };
        try (var task = new PeriodicTask("task of a test", SOON, Duration.ofDays(1), round)) {
            task.start();
            assertThat(begun.await(5, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(inPeace).isTrue();
    }
}
