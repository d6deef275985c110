package dalmuti.options;

/// Whether a pass lasts until the trick ends (PLAY-3).
public enum Passing {
    REENTER,
    OUT_OF_TRICK
}
