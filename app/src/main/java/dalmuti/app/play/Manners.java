package dalmuti.app.play;

import java.util.SplittableRandom;

/// How somebody wants to play.
///
/// @param seed what the dice are thrown from
/// @param moves how many moves were made before, so that the dice don't fall as they did then
public record Manners(long seed, int moves, Seat.Care care) {

    SplittableRandom dice() {
        return new SplittableRandom(new SplittableRandom(seed + moves).nextLong());
    }
}
