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

    /// The mark for so much lost.
    ///
    /// @param unit what a clear mistake costs in this game, about
    static Mark of(double loss, double unit) {
        for (Mark mark : values()) {
            if (loss <= mark.most * unit) {
                return mark;
            }
        }
        return BLUNDER;
    }
}
