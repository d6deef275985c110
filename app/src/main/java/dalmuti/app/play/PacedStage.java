package dalmuti.app.play;

import dalmuti.app.local.Showing;
import dalmuti.app.local.Showing.Wish;
import dalmuti.app.shell.Shell;

import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/// Shows line after line: on a terminal at a pace that keys change, elsewhere all at once.
final class PacedStage implements Showing.Stage, AutoCloseable {

    private static final double STEP = 1.5;
    private static final long FOREVER = 0;

    private final Shell shell;
    private final Optional<Terminal> terminal;
    private double seconds;
    private boolean hurried;

    private PacedStage(Shell shell, Optional<Terminal> terminal, double seconds) {
        this.shell = shell;
        this.terminal = terminal;
        this.seconds = seconds;
        terminal.ifPresent(Terminal::enterRawMode);
    }

    static PacedStage of(Shell shell, double seconds) {
        try {
            Optional<Terminal> terminal =
                    shell.isInteractive()
                            ? Optional.of(TerminalBuilder.builder().system(true).build())
                            : Optional.empty();
            return new PacedStage(shell, terminal, seconds);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Wish show(List<String> lines) {
        lines.forEach(shell::println);
        if (terminal.isEmpty() || hurried) {
            return Wish.MORE;
        }
        shell.out().flush();
        return waited(terminal.get());
    }

    private Wish waited(Terminal keys) {
        try {
            int key = keys.reader().read(seconds <= 0 ? FOREVER : Math.round(seconds * 1000));
            return switch (key) {
                case '+' -> paced(seconds / STEP);
                case '-' -> paced(seconds * STEP);
                case 'a' -> {
                    hurried = true;
                    yield Wish.MORE;
                }
                case 'q', 3, 4, NonBlockingReader.EOF -> Wish.NO_MORE;
                default -> Wish.MORE;
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Wish paced(double next) {
        seconds = next;
        return Wish.MORE;
    }

    @Override
    public void close() {
        shell.out().flush();
        terminal.ifPresent(
                it -> {
                    try {
                        it.close();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }
}
