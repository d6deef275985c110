package dalmuti.app;

/// What a command tells the shell when it ends.
final class Status {

    static final int GOOD = 0;

    /// Something is wrong with what was checked.
    static final int FLAWED = 1;

    static final int WRONG_USAGE = 2;

    /// As in the `sysexits` of Unix.
    static final int INTERNAL_ERROR = 70;

    /// As if ended by the signal that a closed pipe gives.
    static final int CLOSED_PIPE = 141;

    private Status() {}
}
