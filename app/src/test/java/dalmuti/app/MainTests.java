package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.shell.BreakableStream;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

class MainTests {

    @Test
    void theHelpNamesTheCommands() {
        assertThat(Run.of("--help").good().out())
                .contains("serve", "verify", "replay", "simulate", "perft", "rules", "Examples:");
        assertThat(Run.of("--version").good().out()).matches("dalmuti [0-9.]+\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verify", "replay", "serve", "simulate", "perft", "rules"})
    void everyCommandHasHelpWithExamples(String command) {
        assertThat(Run.of(command, "--help").good().out())
                .contains("Usage: dalmuti " + command, "Examples:\n  dalmuti ");
    }

    @Test
    void wrongUsageIsSaidShortly() {
        assertThat(Run.of("verfy").misused().err())
                .isEqualTo(
                        """
                        dalmuti: Unmatched argument at index 0: 'verfy'
                        Did you mean: dalmuti verify or dalmuti perft or dalmuti cluster-keys?
                        """);
        assertThat(Run.of("verify", "x", "--quick").misused().err())
                .startsWith("dalmuti verify: Unknown option: '--quick'\n");
    }

    @Test
    void aClosedPipeEndsQuietlyAndAFullDiskDoesNot() {
        var err = new ByteArrayOutputStream();
        assertThat(run("Broken pipe", err)).isEqualTo(Status.CLOSED_PIPE);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(run("No space left on device", err)).isEqualTo(Status.FLAWED);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("dalmuti: cannot write: No space left on device\n");
    }

    private static int run(String failure, OutputStream err) {
        var broken =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException(failure);
                    }
                };
        return Main.run(
                new Shell(
                        InputStream.nullInputStream(),
                        new PrintStream(new BreakableStream(broken), false, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        Map.of(),
                        ""),
                List.of("rules"));
    }
}
