package dalmuti.app.sitting;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// What is to be done later, if nothing comes in between.
final class Timers {

    /// What it is.
    enum Timer {
        /// Tell what has happened.
        TELL,
        /// Say whom everybody waits for.
        WAIT,
        /// Say that time runs out.
        WARN,
        /// Answer what has only one answer.
        ANSWER
    }

    private static final long LONGEST_MS = 60_000;

    private final Map<Timer, Long> times = new EnumMap<>(Timer.class);

    /// Sets an alarm, unless it is set already.
    void set(Timer alarm, long at) {
        times.putIfAbsent(alarm, at);
    }

    void clear(Timer alarm) {
        times.remove(alarm);
    }

    /// How long there is nothing to do.
    long patience(long now) {
        long first = times.values().stream().mapToLong(it -> it).min().orElse(Long.MAX_VALUE);
        return Math.clamp(first - now, 0, LONGEST_MS);
    }

    /// An alarm that rings, once.
    Optional<Timer> rung(long now) {
        Optional<Timer> due =
                times.entrySet().stream()
                        .filter(it -> it.getValue() <= now)
                        .map(Map.Entry::getKey)
                        .findFirst();
        due.ifPresent(times::remove);
        return due;
    }
}
