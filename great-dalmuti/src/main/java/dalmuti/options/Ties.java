package dalmuti.options;

/// How equal cards in the first draw are told apart.
public enum Ties {
    REDRAW_AMONG_TIED,
    REDRAW_UNTIL_NEW_RANK
}
