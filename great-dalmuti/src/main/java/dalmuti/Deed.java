package dalmuti;

import dalmuti.contract.Actor;

/// A move and who made it: what a match consists of.
public record Deed(Actor actor, Move move) {}
