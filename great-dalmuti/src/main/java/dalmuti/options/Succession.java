package dalmuti.options;

/// How places become positions (RANK-1).
public enum Succession {
    FINISH_ORDER,
    MASTER
}
