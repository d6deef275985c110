package dalmuti.server;

/// What is kept can't be reached for the time being: nothing was changed, and later it may be.
public final class UnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UnavailableException(Exception cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }

    public UnavailableException(String message) {
        super(message);
    }
}
