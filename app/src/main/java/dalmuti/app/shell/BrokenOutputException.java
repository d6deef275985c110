package dalmuti.app.shell;

import java.io.IOException;
import java.util.Locale;

/// Thrown when what a command prints can't be written.
public final class BrokenOutputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BrokenOutputException(IOException cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }

    /// Whether the reader has simply seen enough, as `head` has after ten lines.
    public boolean isClosedPipe() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
