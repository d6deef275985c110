package dalmuti.options;

/// How Merchants trade (TRADE-1).
public enum Trade {
    NONE,
    FIRST_MERCHANT_CHOOSES,
    FIRST_MERCHANT_RANDOM,
    MERCHANTS_OFFER
}
