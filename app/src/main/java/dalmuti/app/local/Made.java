package dalmuti.app.local;

import dalmuti.contract.Actor;

/// A move and who made it.
public record Made<M>(Actor actor, M move) {}
