package dalmuti.engine;

/// What the trick rules say of an action before it is made.
public enum Ruling {
    LEGAL,
    NO_SUCH_ACTION,
    ROUND_OVER,
    LEADER_PASSES,
    WRONG_NUMBER,
    NOT_BETTER,
    NOT_HELD,
    JOINED_BY_JESTERS
}
