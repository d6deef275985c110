package dalmuti.app.shell;

/// Thrown by a command that can't do what it was asked. Its message is all that is said about it.
public final class GivenUpException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;

    private GivenUpException(int status, String message) {
        super(message);
        this.status = status;
    }

    /// The command was called in a way that can't work.
    public static GivenUpException wrongUsage(String message) {
        return new GivenUpException(Status.WRONG_USAGE, message);
    }

    /// Something is wrong with what the command was given to look at.
    public static GivenUpException flawed(String message) {
        return new GivenUpException(Status.FLAWED, message);
    }

    /// Whether something is wrong with it can't be told.
    public static GivenUpException undecided(String message) {
        return new GivenUpException(Status.UNDECIDED, message);
    }

    public int status() {
        return status;
    }
}
