package dalmuti.server;

/// What is kept can't be reached for the time being: nothing was changed, and later it may be.
public class UnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected UnavailableException(String message, Throwable cause) {
        super(message, cause);
    }

    protected UnavailableException(String message) {
        super(message);
    }
}
