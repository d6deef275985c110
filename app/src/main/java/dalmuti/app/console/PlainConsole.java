package dalmuti.app.console;

import dalmuti.app.shell.Shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// A console that knows nothing but lines: a pipe, or a terminal that is no more than paper.
public final class PlainConsole implements Console {

    private final BufferedReader in;
    private final PrintStream out;
    private final boolean echoes;

    public PlainConsole(Shell shell) {
        this.in = new BufferedReader(new InputStreamReader(shell.in(), StandardCharsets.UTF_8));
        this.out = shell.out();
        this.echoes = !shell.inIsTerminal(); // which shows by itself what is typed
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
        if (echoes || typed.isEmpty()) {
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
    public boolean isAttended() {
        return false;
    }

    @Override
    public void close() {
        out.flush();
    }
}
