package dalmuti.notation.hidden;

import java.util.Arrays;

/// Between which numbers each count of a search lies.
final class Bounds {

    private final int[] least;
    private final int[] most;
    private boolean narrowed;

    private Bounds(int[] least, int[] most) {
        this.least = least;
        this.most = most;
    }

    /// @param most of everything
    static Bounds upTo(int most, int cells) {
        var bounds = new Bounds(new int[cells], new int[cells]);
        Arrays.fill(bounds.most, most);
        return bounds;
    }

    Bounds copy() {
        return new Bounds(least.clone(), most.clone());
    }

    int least(int cell) {
        return least[cell];
    }

    int most(int cell) {
        return most[cell];
    }

    int[] leastOfAll() {
        return least.clone();
    }

    void atLeast(int cell, int count) {
        narrowed |= count > least[cell];
        least[cell] = Math.max(least[cell], count);
    }

    void atMost(int cell, int count) {
        narrowed |= count < most[cell];
        most[cell] = Math.min(most[cell], count);
    }

    /// The counts of these cells add up to a number from here to there. False if they can't.
    boolean addUp(int[] cells, int from, int to) {
        int low = 0;
        int high = 0;
        for (int cell : cells) {
            low += least[cell];
            high += most[cell];
            if (least[cell] > most[cell]) {
                return false;
            }
        }
        for (int cell : cells) {
            int lowest = from - (high - most[cell]);
            int highest = to - (low - least[cell]);
            atLeast(cell, lowest);
            atMost(cell, highest);
        }
        return low <= to && high >= from;
    }

    /// Whether anything was narrowed since this was asked.
    boolean wasNarrowed() {
        boolean was = narrowed;
        narrowed = false;
        return was;
    }
}
