package dalmuti.server.store;

import java.util.Arrays;

/// Where the rows of one entity lie. Its numbers follow one another without a gap, so the place of
/// a row's id says its number.
final class Strand {

    private static final int SHORT = 16;

    private long floor;
    private long[] ids = new long[SHORT];
    private int size;

    /// @param floor the highest number that has been deleted
    Strand(long floor) {
        this.floor = floor;
    }

    synchronized long highest() {
        return floor + size;
    }

    synchronized void add(long seq, long id) {
        if (seq != highest() + 1) {
            throw new IllegalStateException(seq + " does not follow " + highest());
        }
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, size + size / 2);
        }
        ids[size] = id;
        size++;
    }

    /// The rows of a part of the journal, as far as there are any.
    synchronized long[] ids(Journal.Range range) {
        long first = Math.max(range.from() - floor - 1, 0);
        long end = Math.min(range.to() - floor, size);
        return first >= end
                ? new long[0]
                : Arrays.copyOfRange(
                        ids, (int) first, (int) (first + Math.min(end - first, range.most())));
    }

    synchronized void dropTo(long to) {
        long last = Math.min(to, highest());
        if (last > floor) {
            ids = Arrays.copyOfRange(ids, (int) (last - floor), Math.max(size, SHORT));
            size -= (int) (last - floor);
            floor = last;
        }
    }
}
