package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// A command that was run, with all that it printed.
record Run(int status, String out, String err) {

    static Run of(String... args) {
        return with(Map.of(), "", args);
    }

    /// With something on its standard input.
    static Run reading(String input, String... args) {
        return with(Map.of(), input, args);
    }

    static Run with(Map<String, String> environment, String input, String... args) {
        var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        return with(environment, in, args);
    }

    static Run with(Map<String, String> environment, InputStream in, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var shell =
                new Shell(
                        in,
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        environment,
                        "");
        int status = Main.run(shell, List.of(args));
        return new Run(status, text(out), text(err)).withoutTrace();
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /// Whatever happens, nobody is shown a stack trace or an internal error unasked.
    private Run withoutTrace() {
        assertThat(err).doesNotContain("\tat ").doesNotContain("internal error");
        return this;
    }

    Run good() {
        assertThat(status).as(out + err).isEqualTo(Status.GOOD);
        return this;
    }

    Run flawed() {
        assertThat(status).as(out + err).isEqualTo(Status.FLAWED);
        return this;
    }

    Run undecided() {
        assertThat(status).as(out + err).isEqualTo(3);
        return this;
    }

    Run misused() {
        assertThat(status).as(out + err).isEqualTo(Status.WRONG_USAGE);
        return this;
    }
}
