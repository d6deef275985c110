package dalmuti.app.files;

import dalmuti.notation.MatchRecord;
import dalmuti.wire.GrapplesRecord;

/// A record of either game.
public sealed interface AnyRecord {

    record OfDalmuti(MatchRecord match) implements AnyRecord {}

    record OfGrapples(GrapplesRecord match) implements AnyRecord {}
}
