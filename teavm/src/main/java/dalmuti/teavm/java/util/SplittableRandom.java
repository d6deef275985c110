package dalmuti.teavm.java.util;

import dalmuti.teavm.Dice;

/// Stands for Java's: the same numbers from the same seed.
public final class SplittableRandom extends Dice {

    private static final long STEP = 0x9e3779b97f4a7c15L;

    private long seed;

    public SplittableRandom(long seed) {
        this.seed = seed;
    }

    @Override
    public long nextLong() {
        seed += STEP;
        long mixed = (seed ^ (seed >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }

    @Override
    public int nextInt() {
        seed += STEP;
        long mixed = (seed ^ (seed >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((mixed ^ (mixed >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }
}
