package dalmuti.app.shell;

/// What a command tells the shell when it ends.
public final class Status {

    public static final int GOOD = 0;

    /// Something is wrong with what was checked.
    public static final int FLAWED = 1;

    public static final int WRONG_USAGE = 2;

    /// Whether something is wrong with what was checked can't be told.
    public static final int UNDECIDED = 3;

    /// As in the `sysexits` of Unix.
    public static final int INTERNAL_ERROR = 70;

    /// As if ended by the signal that a closed pipe gives.
    public static final int CLOSED_PIPE = 141;

    private Status() {}
}
