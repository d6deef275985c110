package dalmuti.options;

/// What changes places in a Greater Revolution.
public enum GreaterRevolution {
    SWAP_SEATS,
    SWAP_SEATS_AND_HANDS
}
