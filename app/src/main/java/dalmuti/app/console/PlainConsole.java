package dalmuti.app.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// A console that knows nothing but lines: a pipe, or a terminal that is no more than paper.
public final class PlainConsole implements Console {

    /// Who shows what was typed.
    public enum Echo {
        BY_TERMINAL,
        OURS
    }

    private final BufferedReader in;
    private final PrintStream out;
    private final Echo echo;

    public PlainConsole(InputStream in, PrintStream out, Echo echo) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.echo = echo;
    }

    @Override
    public void say(String line) {
        out.println(line);
    }

    @Override
    public Optional<String> ask(String prompt, Supplier<List<String>> completions) {
        out.print(prompt);
        out.flush();
        Optional<String> typed = line();
        if (echo == Echo.OURS || typed.isEmpty()) {
            out.println(typed.orElse(""));
        }
        return typed;
    }

    private Optional<String> line() {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new BrokenInputException(e);
        }
    }

    @Override
    public void pause(String prompt) {
        out.flush();
    }

    @Override
    public void close() {
        out.flush();
    }
}
