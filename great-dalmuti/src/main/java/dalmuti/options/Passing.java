package dalmuti.options;

/// Whether a pass lasts until the trick ends.
public enum Passing {
    REENTER,
    OUT_OF_TRICK
}
