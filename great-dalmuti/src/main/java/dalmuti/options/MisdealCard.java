package dalmuti.options;

/// Who picks the card that replaces a misdealt one.
public enum MisdealCard {
    RANDOM,
    CHOSEN
}
