package dalmuti.options;

/// How places become positions.
public enum Succession {
    FINISH_ORDER,
    MASTER
}
