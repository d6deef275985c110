package dalmuti.contract;

/// Thrown by the readers of records that somebody kept, where the work that may go into one round
/// or game is done and neither cards were found that make it legal nor that there are none. It is
/// no refusal.
public final class UndecidedRecordException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /// What is said to people about it.
    public static final String KEY = "record.undecided";

    private final int line;

    /// @param line counted from 1: where the round or game begins
    public UndecidedRecordException(int line) {
        super(line + ": undecided");
        this.line = line;
    }

    public int line() {
        return line;
    }
}
