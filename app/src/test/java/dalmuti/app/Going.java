package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// A command that runs while the test goes on.
final class Going {

    private static final int PATIENCE_SECONDS = 60;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final CompletableFuture<Integer> status;

    Going(Map<String, String> environment, InputStream in, String... args) {
        var shell =
                new Shell(
                        in,
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        environment,
                        "");
        status =
                CompletableFuture.supplyAsync(
                        () -> Main.run(shell, List.of(args)),
                        Executors.newVirtualThreadPerTaskExecutor());
    }

    String shown() {
        return out.toString(StandardCharsets.UTF_8);
    }

    /// Waits until something is shown.
    void awaits(String text) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!shown().contains(text)) {
            assertThat(System.nanoTime()).as("%s in %s%s", text, shown(), err).isLessThan(until);
            Thread.sleep(10);
        }
    }

    /// Waits until it has ended well.
    String good() throws Exception {
        int ended = status.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(ended).as(shown() + err).isEqualTo(Status.GOOD);
        return shown();
    }
}
