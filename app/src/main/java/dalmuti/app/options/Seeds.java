package dalmuti.app.options;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// What dice are thrown from.
public final class Seeds {

    /// Seeds that nobody chose are short enough to be typed.
    private static final long MOST = 1_000_000_000;

    private Seeds() {}

    public static long of(Optional<Long> chosen) {
        return chosen.orElseGet(() -> RandomGenerator.getDefault().nextLong(MOST));
    }
}
