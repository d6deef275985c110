package dalmuti.app.console;

import java.io.IOException;
import java.io.UncheckedIOException;

/// Nothing can be read any more from whoever types.
public final class BrokenInputException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    public BrokenInputException(IOException cause) {
        super(cause.getMessage(), cause);
    }
}
