package dalmuti.options;

/// Whether jesters move when tax is paid and returned.
public enum JestersInTax {
    NEVER_TAXED,
    NOT_EXCHANGED,
    WORST_CARD
}
