package dalmuti.contract;

/// Whoever keeps the table: lets people in and out and may end a match. Never awaited.
public enum House implements Actor {
    HOUSE
}
