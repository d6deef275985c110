package dalmuti.app.remote;

import java.time.Duration;
import java.util.random.RandomGenerator;

/// How long to wait before coming back: longer each time, and not all at the same instant.
///
/// @param attempts how many have failed so far
record Backoff(int attempts) {

    static final Backoff NONE = new Backoff(0);

    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final int MOST_DOUBLINGS = 5;
    private static final int MOST_ATTEMPTS = 40;
    private static final double SPREAD = 0.2;

    Backoff next() {
        return new Backoff(attempts + 1);
    }

    /// Whether it makes no sense to try again: some twenty minutes have passed.
    boolean isHopeless() {
        return attempts > MOST_ATTEMPTS;
    }

    Duration delay(Duration first, RandomGenerator dice) {
        Duration longer = first.multipliedBy(1L << Math.min(attempts, MOST_DOUBLINGS));
        double millis = Math.min(longer.toMillis(), LONGEST.toMillis());
        return Duration.ofMillis(Math.round(millis * dice.nextDouble(1 - SPREAD, 1 + SPREAD)));
    }
}
