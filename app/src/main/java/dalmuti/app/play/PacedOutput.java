package dalmuti.app.play;

import dalmuti.app.local.WatchedMatch;
import dalmuti.app.shell.Shell;

import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// Shows line after line: on a terminal at a pace that keys change, elsewhere all at once.
final class PacedOutput implements AutoCloseable {

    private static final double STEP = 1.5;
    private static final long FOREVER = 0;

    /// Just long enough to notice that a key was pressed.
    private static final double AT_ONCE = 0.001;

    private final Shell shell;
    private final @Nullable Terminal terminal;
    private double seconds;

    private PacedOutput(Shell shell, @Nullable Terminal terminal, double seconds) {
        this.shell = shell;
        this.terminal = terminal;
        this.seconds = seconds;
        if (terminal != null) {
            terminal.enterRawMode();
        }
    }

    static PacedOutput of(Shell shell, double seconds) {
        try {
            Terminal terminal =
                    shell.isInteractive() ? TerminalBuilder.builder().system(true).build() : null;
            return new PacedOutput(shell, terminal, seconds);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Shows some lines, and waits as long as somebody wants to look at them.
    ///
    /// @return what they want then
    WatchedMatch.Wish show(List<String> lines) {
        lines.forEach(shell::println);
        if (terminal == null) {
            return WatchedMatch.Wish.MORE;
        }
        shell.out().flush();
        return waited(terminal);
    }

    private WatchedMatch.Wish waited(Terminal keys) {
        try {
            int key = keys.reader().read(seconds <= 0 ? FOREVER : Math.round(seconds * 1000));
            switch (key) {
                case '+' -> seconds /= STEP;
                case '-' -> seconds *= STEP;
                case 'a' -> seconds = AT_ONCE;
                case 'e' -> {
                    return WatchedMatch.Wish.AN_END;
                }
                case 'q', 3, 4, NonBlockingReader.EOF -> {
                    return WatchedMatch.Wish.NO_MORE;
                }
                default -> {} // goes on
            }
            return WatchedMatch.Wish.MORE;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        shell.out().flush();
        if (terminal != null) {
            try {
                terminal.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
