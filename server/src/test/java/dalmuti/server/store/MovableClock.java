package dalmuti.server.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that moves when it is told to.
final class MovableClock implements InstantSource {

    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    void pass(Duration time) {
        now = now.plus(time);
    }
}
