package dalmuti;

/// An answer in the revolution window.
public enum Call {
    SILENCE,
    REVOLUTION,
    GREATER_REVOLUTION
}
