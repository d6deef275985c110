package dalmuti.app.options;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;

import picocli.CommandLine.Option;

import java.time.Duration;
import java.util.Optional;

/// What a long run is given: dice and threads.
public final class RunOptions {

    /// How long a run that is interrupted may take to say what it has found.
    public static final Duration TO_PUBLISH = Duration.ofMinutes(1);

    private static final int MOST_THREADS = 1024;

    private final long unasked = SeedOption.random();

    @Option(names = "--seed", paramLabel = "S")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--threads", paramLabel = "N")
    private Optional<Integer> threads = Optional.empty();

    /// The seed asked for, or else a new one, the same whenever it is asked.
    public long seed() {
        return seed.orElse(unasked);
    }

    /// Says the seed, if nobody chose it.
    public void tell(Shell shell) {
        if (seed.isEmpty()) {
            shell.err().println(shell.say("command.seed", unasked));
        }
    }

    public int threads() {
        int wanted = threads.orElseGet(() -> Runtime.getRuntime().availableProcessors());
        if (wanted < 1 || wanted > MOST_THREADS) {
            throw GivenUpException.wrongUsage("--threads is from 1 to " + MOST_THREADS);
        }
        return wanted;
    }
}
