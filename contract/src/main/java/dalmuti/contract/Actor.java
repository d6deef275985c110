package dalmuti.contract;

/// Whoever makes a move.
public sealed interface Actor permits Player, Nature, House {}
