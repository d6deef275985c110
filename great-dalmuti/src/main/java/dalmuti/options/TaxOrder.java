package dalmuti.options;

/// Whether a Dalmuti sees the tax before choosing what goes back.
public enum TaxOrder {
    SIMULTANEOUS,
    PEON_FIRST
}
