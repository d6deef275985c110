package dalmuti.app.options;

import picocli.CommandLine.Option;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// What dice are thrown from.
public final class SeedOption {

    /// Seeds that nobody chose are short enough to be typed.
    private static final long MOST = 1_000_000_000;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "seed-untold")
    private Optional<Long> chosen = Optional.empty();

    public boolean isChosen() {
        return chosen.isPresent();
    }

    public long seed() {
        return chosen.orElseGet(SeedOption::random);
    }

    public static long random() {
        return RandomGenerator.getDefault().nextLong(MOST);
    }
}
