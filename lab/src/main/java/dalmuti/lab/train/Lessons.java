package dalmuti.lab.train;

import dalmuti.bots.net.Columns;
import dalmuti.bots.net.Network;
import dalmuti.bots.net.Picture;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Decisions that were made, as a learner needs them: the inputs after each, and how likely each
/// place turned out to be.
final class Lessons {

    private int[] columns = new int[1 << 16];
    private int[] starts = new int[1 << 10];
    private byte[] places = new byte[1 << 10];
    private float[] targets = new float[Network.PLACES << 10];
    private int[] order = new int[0];
    private final Columns whole = new Columns();
    private int count;

    int count() {
        return count;
    }

    void clear() {
        count = 0;
    }

    /// Adds a decision whose outcome is not known yet, and gives its number.
    int add(Picture picture, int move) {
        if (count + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            places = Arrays.copyOf(places, 2 * places.length);
            targets = Arrays.copyOf(targets, 2 * targets.length);
        }
        whole.clear();
        picture.addWhole(move, whole);
        int from = starts[count];
        while (from + whole.count() > columns.length) {
            columns = Arrays.copyOf(columns, 2 * columns.length);
        }
        System.arraycopy(whole.numbers(), 0, columns, from, whole.count());
        starts[count + 1] = from + whole.count();
        places[count] = (byte) picture.places();
        return count++;
    }

    /// Tells how likely each place was after a decision.
    ///
    /// @param chances from index 1 for the first place
    /// @param taken how many places were taken at the decision
    void tell(int lesson, double[] chances, int taken) {
        int at = lesson * Network.PLACES;
        for (int i = 0; i < places[lesson]; i++) {
            targets[at + i] = (float) chances[taken + 1 + i];
        }
    }

    /// The order in which they are learnt from now on.
    void shuffle(RandomGenerator dice) {
        order = new int[count];
        for (int i = 0; i < count; i++) {
            int j = dice.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
    }

    /// The number of the n-th lesson in the order of the last shuffle.
    int inOrder(int n) {
        return order[n];
    }

    /// Copies a lesson's inputs into a buffer that is long enough, and says how many they are.
    int columns(int lesson, int[] buffer) {
        int length = starts[lesson + 1] - starts[lesson];
        System.arraycopy(columns, starts[lesson], buffer, 0, length);
        return length;
    }

    int places(int lesson) {
        return places[lesson];
    }

    float target(int lesson, int place) {
        return targets[lesson * Network.PLACES + place];
    }
}
