package dalmuti.app.options;

import picocli.CommandLine.Option;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// What dice are thrown from.
public final class SeedOption {

    /// Seeds that nobody chose are short enough to be typed.
    private static final long MOST = 1_000_000_000;

    private final long unasked = random();

    @Option(names = "--seed", paramLabel = "S")
    private Optional<Long> chosen = Optional.empty();

    public boolean isChosen() {
        return chosen.isPresent();
    }

    /// The seed asked for, or else a new one, the same whenever it is asked.
    public long seed() {
        return chosen.orElse(unasked);
    }

    public static long random() {
        return RandomGenerator.getDefault().nextLong(MOST);
    }
}
