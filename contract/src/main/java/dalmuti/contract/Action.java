package dalmuti.contract;

/// What an actor does. Every game has its own closed set of them; as an action, a move can be kept
/// by those who need not know which game it belongs to.
public interface Action {}
