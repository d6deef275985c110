package dalmuti.options;

/// Who picks the card that replaces a misdealt one (DEAL-3).
public enum MisdealCard {
    RANDOM,
    CHOSEN
}
