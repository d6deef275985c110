package dalmuti.options;

/// How people come to their first positions (DRAW-1, DRAW-4).
public enum FirstOrder {
    DRAW,
    DALMUTI_HOLDER
}
