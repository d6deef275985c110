package dalmuti.contract;

/// A move and who made it: what a match consists of.
///
/// @param <M> a move
public record Deed<M>(Actor actor, M move) {}
