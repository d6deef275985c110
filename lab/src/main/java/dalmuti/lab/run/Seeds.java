package dalmuti.lab.run;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Dice for every corner of a run. They depend on nothing but the seed and the numbers given, so
/// that deal 7 is the same in a run of ten and in a run of thousands, on any number of threads.
public final class Seeds {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private Seeds() {}

    public static RandomGenerator dice(long seed, long... path) {
        long state = mixed(seed);
        for (long step : path) {
            state = mixed(state + (step + 1) * GOLDEN_GAMMA);
        }
        return new SplittableRandom(state);
    }

    /// Spreads every bit over all others.
    private static long mixed(long bits) {
        long once = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        long twice = (once ^ (once >>> 27)) * 0x94D049BB133111EBL;
        return twice ^ (twice >>> 31);
    }
}
