package dalmuti.options;

/// Who holds the cards that can't be dealt evenly.
public enum Leftovers {
    TOP,
    BOTTOM,
    RANDOM,
    SET_ASIDE
}
