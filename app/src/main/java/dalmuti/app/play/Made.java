package dalmuti.app.play;

import dalmuti.contract.Actor;

/// A move and who made it.
public record Made<M>(Actor actor, M move) {}
