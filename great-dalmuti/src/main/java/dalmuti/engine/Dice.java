package dalmuti.engine;

import java.util.random.RandomGenerator;

/// Draws for simulation.
public final class Dice {

    private static final long LOW_BITS = 0xFFFF_FFFFL;

    private Dice() {}

    /// A number below a bound by multiplying instead of dividing. Some numbers are likelier than
    /// others by one part in 2^32 / bound, which no simulation can notice; no fair deal uses this.
    public static int below(RandomGenerator dice, int bound) {
        return (int) (((dice.nextInt() & LOW_BITS) * bound) >>> Integer.SIZE);
    }
}
