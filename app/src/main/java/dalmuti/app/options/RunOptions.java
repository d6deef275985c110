package dalmuti.app.options;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.time.Duration;
import java.util.Optional;

/// What a long run is given: dice and threads.
public final class RunOptions {

    /// How long a run that is interrupted may take to say what it has found.
    public static final Duration TO_PUBLISH = Duration.ofMinutes(1);

    private static final int MOST_THREADS = 1024;

    @Mixin private final SeedOption seed = new SeedOption();

    @Option(names = "--threads", paramLabel = "N")
    private Optional<Integer> threads = Optional.empty();

    public long seed() {
        return seed.seed();
    }

    /// Says the seed, if nobody chose it.
    public void tell(Shell shell) {
        if (!seed.isChosen()) {
            shell.err().println(shell.say("command.seed", seed.seed()));
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
