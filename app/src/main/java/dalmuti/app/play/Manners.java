package dalmuti.app.play;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// How somebody wants to play.
///
/// @param seed what the dice are thrown from
/// @param moves how many moves were made before, so that the dice don't fall as they did then
public record Manners(long seed, int moves, Seat.Care care) {

    RandomGenerator dice() {
        return new SplittableRandom(new SplittableRandom(seed + moves).nextLong());
    }
}
