package dalmuti.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/// A clock that nobody can set.
class SteadyClockTests {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @Test
    void itGoesOnEvenlyWhateverTheSystemSays() {
        var wall = new AtomicReference<>(NOON);
        var nanos = new AtomicLong(-5);
        var clock = new SteadyClock(wall::get, nanos::get);
        assertThat(clock.instant()).isEqualTo(NOON);
        for (int hours : new int[] {-1, 1, 24}) {
            wall.set(NOON.plus(Duration.ofHours(hours)));
            long before = clock.millis();
            nanos.addAndGet(Duration.ofSeconds(3).toNanos());
            assertThat(clock.millis() - before).isEqualTo(3_000);
        }
    }
}
