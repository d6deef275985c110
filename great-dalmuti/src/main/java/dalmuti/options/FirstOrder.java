package dalmuti.options;

/// How people come to their first positions.
public enum FirstOrder {
    DRAW,
    DALMUTI_HOLDER
}
