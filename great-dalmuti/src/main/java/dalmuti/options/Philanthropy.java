package dalmuti.options;

/// What a Dalmuti earns when the own peon rises (SCORE-2).
public enum Philanthropy {
    NONE,
    FLAT,
    PER_STEP
}
