package dalmuti.app.shell;

import java.io.PrintStream;
import java.time.Duration;

/// How far a long command has got, where somebody watches.
public final class ProgressBar implements AutoCloseable {

    private static final int WIDTH = 30;
    private static final long BETWEEN_DRAWINGS = Duration.ofMillis(100).toNanos();

    private final PrintStream terminal;
    private final boolean watched;
    private final long total;
    private final long start = System.nanoTime();
    private long lastDrawn = start;

    public ProgressBar(Shell shell, long total) {
        this.terminal = shell.err();
        this.watched = shell.errIsTerminal();
        this.total = total;
    }

    public void advanceTo(long done) {
        long now = System.nanoTime();
        if (!watched || done == 0 || now - lastDrawn < BETWEEN_DRAWINGS) {
            return;
        }
        lastDrawn = now;
        int filled = (int) (WIDTH * done / total);
        var left = Duration.ofNanos((long) ((double) (now - start) / done * (total - done)));
        terminal.printf(
                "\r[%s%s] %d of %d, %d:%02d left\033[K",
                "#".repeat(filled),
                " ".repeat(WIDTH - filled),
                done,
                total,
                left.toMinutes(),
                left.toSecondsPart());
        terminal.flush();
    }

    /// Wipes the bar away, if it was ever drawn.
    @Override
    public void close() {
        if (lastDrawn != start) {
            terminal.print("\r\033[K");
            terminal.flush();
        }
    }
}
