package dalmuti.app;

import java.io.IOException;
import java.util.Locale;

/// Thrown when what a command prints can't be written.
final class BrokenOutputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BrokenOutputException(IOException cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }

    /// Whether the reader has simply seen enough, as `head` has after ten lines.
    boolean isClosedPipe() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
