package dalmuti.lab.stats;

import dalmuti.lab.run.Tally;

/// How large most of many numbers are, to about 3%: a histogram with sixteen bars from each power
/// of two to the next.
public final class Quantiles implements Tally<Quantiles> {

    private static final int SUB_BITS = 4;
    private static final int BARS = 1 << SUB_BITS;

    private final long[] bars = new long[Long.SIZE * BARS];
    private long count;

    /// Without any number yet.
    public Quantiles() {}

    public void enter(long value) {
        bars[bar(Math.max(1, value))]++;
        count++;
    }

    @Override
    public void add(Quantiles other) {
        for (int i = 0; i < bars.length; i++) {
            bars[i] += other.bars[i];
        }
        count += other.count;
    }

    public long count() {
        return count;
    }

    /// The number that a share of all are at most; 0 when there are none.
    public double at(double share) {
        long wanted = (long) Math.ceil(share * count);
        long seen = 0;
        for (int i = 0; i < bars.length; i++) {
            seen += bars[i];
            if (seen >= wanted && bars[i] > 0) {
                return middle(i);
            }
        }
        return 0;
    }

    private static int bar(long value) {
        int power = Long.SIZE - 1 - Long.numberOfLeadingZeros(value);
        long below = power >= SUB_BITS ? value >>> (power - SUB_BITS) : value << (SUB_BITS - power);
        return power * BARS + (int) (below & (BARS - 1));
    }

    private static double middle(int bar) {
        double bottom = Math.scalb(1 + (bar % BARS) / (double) BARS, bar / BARS);
        double top = Math.scalb(1 + (bar % BARS + 1) / (double) BARS, bar / BARS);
        return bottom < BARS ? bottom : (bottom + top) / 2;
    }
}
