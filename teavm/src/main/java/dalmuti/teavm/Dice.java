package dalmuti.teavm;

import java.util.random.RandomGenerator;

/// Dice that make of 64 random bits what Java makes of them, number for number. The library of the
/// compiler draws other numbers.
public abstract class Dice implements RandomGenerator {

    private static final int DOUBLE_BITS = 53;
    private static final double UNIT = 0x1.0p-53;

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> Integer.SIZE);
    }

    /// Numbers that would make the small ones more likely are thrown again.
    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int last = bound - 1;
        int bits = nextInt();
        if ((bound & last) == 0) {
            return bits & last;
        }
        int half = bits >>> 1;
        int number = half % bound;
        while (half + last - number < 0) {
            half = nextInt() >>> 1;
            number = half % bound;
        }
        return number;
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long last = bound - 1;
        long bits = nextLong();
        if ((bound & last) == 0) {
            return bits & last;
        }
        long half = bits >>> 1;
        long number = half % bound;
        while (half + last - number < 0) {
            half = nextLong() >>> 1;
            number = half % bound;
        }
        return number;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> (Long.SIZE - DOUBLE_BITS)) * UNIT;
    }

    @Override
    public boolean nextBoolean() {
        return nextInt() < 0;
    }

    /// The lowest byte of a number first.
    @Override
    public void nextBytes(byte[] bytes) {
        long number = 0;
        for (int i = 0; i < bytes.length; i++) {
            number = i % Long.BYTES == 0 ? nextLong() : number >>> Byte.SIZE;
            bytes[i] = (byte) number;
        }
    }
}
