package dalmuti.app.remote;

/// A server does not do what it was asked; the message says why, in the language that was asked
/// for.
public final class DeniedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;

    public DeniedException(String text) {
        this(0, text);
    }

    DeniedException(int status, String text) {
        super(text);
        this.status = status;
    }

    /// Whether the server does not know who is asking.
    boolean isAboutToken() {
        return status == 401;
    }

    /// Whether there is no such thing, or not yet.
    boolean isAbsent() {
        return status == 404;
    }
}
