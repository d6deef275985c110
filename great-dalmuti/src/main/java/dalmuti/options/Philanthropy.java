package dalmuti.options;

/// What a Dalmuti earns when the own peon rises (SCORE-2).
public enum Philanthropy {
    NONE,
    FLAT,
    PER_STEP;

    /// The points for a peon who has risen so many steps, which may be none.
    public int bonus(int rise) { // SCORE-2
        return switch (this) {
            case NONE -> 0;
            case FLAT -> Math.min(1, rise);
            case PER_STEP -> rise;
        };
    }
}
