package dalmuti.contract;

/// Thrown where something is created from words of the outside (options, a record) and the rules
/// forbid it. Moves are answered with a [Verdict] instead.
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public RefusedException(Refusal refusal) {
        super(refusal.key() + refusal.arguments() + " (" + refusal.rule() + ")");
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
