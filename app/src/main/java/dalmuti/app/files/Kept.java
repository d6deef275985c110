package dalmuti.app.files;

import dalmuti.notation.MatchRecord;
import dalmuti.wire.GrapplesRecord;

/// A record of either game.
public sealed interface Kept {

    record OfDalmuti(MatchRecord match) implements Kept {}

    record OfGrapples(GrapplesRecord match) implements Kept {}
}
