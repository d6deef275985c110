package dalmuti.bots.review;

/// How good a decision was.
public enum Mark {
    BEST(0.05),
    GOOD(0.25),
    INACCURACY(0.6),
    MISTAKE(1.2),
    BLUNDER(Double.POSITIVE_INFINITY);

    private final double most;

    Mark(double most) {
        this.most = most;
    }

    /// The mark for so many points lost.
    static Mark of(double loss) {
        for (Mark mark : values()) {
            if (loss <= mark.most) {
                return mark;
            }
        }
        return BLUNDER;
    }
}
