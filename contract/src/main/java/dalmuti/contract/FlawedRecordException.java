package dalmuti.contract;

/// Thrown by the readers of records, at the first line that breaks a rule. Nothing after it is
/// read.
public final class FlawedRecordException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final transient Refusal refusal;

    /// @param line counted from 1
    public FlawedRecordException(int line, Refusal refusal) {
        super(line + ": " + refusal);
        this.line = line;
        this.refusal = refusal;
    }

    public int line() {
        return line;
    }

    public Refusal refusal() {
        return refusal;
    }
}
