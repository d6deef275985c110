package dalmuti.options;

/// What a round without tax goes without.
public enum RevolutionCancels { // REV-2
    TAX_AND_TRADE,
    TAX
}
