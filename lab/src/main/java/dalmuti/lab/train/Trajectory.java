package dalmuti.lab.train;

import dalmuti.options.Rules;

import java.util.Arrays;

/// The decisions of one player in a round, until it is known what came of them.
///
/// What a decision is taught is partly what came of the round in the end and partly what the
/// network thought of the player's next decision, which is less a matter of luck. After a move that
/// was only tried out, what came of it says nothing about the move before: then that goes by what
/// the network thought of the move it liked best.
final class Trajectory {

    private static final double TRUST_IN_OUTCOME = 0.85;

    private final int[] lessons = new int[128];
    private final int[] taken = new int[128];
    private final boolean[] tried = new boolean[128];
    private final double[][] expected = new double[128][Rules.MOST_PLAYERS + 1];
    private final double[] told = new double[Rules.MOST_PLAYERS + 1];
    private int length;

    static final int NO_LESSON = -1;

    void clear() {
        length = 0;
    }

    /// @param lesson its number, or [#NO_LESSON] where there is nothing to learn
    /// @param pick the move that was made, which the policy may not have liked best
    void add(int lesson, int placesTaken, int pick, Policy policy) {
        add(lesson, placesTaken, pick != policy.best(), policy.bestChances());
    }

    /// @param chances what the network thinks of the move it likes best
    void add(int lesson, int placesTaken, boolean triedOut, double[] chances) {
        lessons[length] = lesson;
        taken[length] = placesTaken;
        tried[length] = triedOut;
        System.arraycopy(chances, 0, expected[length], 0, told.length);
        length++;
    }

    /// Somebody who is told of decisions and what came of them.
    interface Reader {

        /// @param chances what was expected, from index 1
        void read(double[] chances, int placesTaken, int place);
    }

    /// The round is over, and nothing is to be learnt.
    void read(int place, Reader reader) {
        for (int i = 0; i < length; i++) {
            reader.read(expected[i], taken[i], place);
        }
        length = 0;
    }

    /// The round is over.
    void finish(int place, Lessons into) {
        Arrays.fill(told, 0);
        told[place] = 1;
        for (int i = length - 1; i >= 0; i--) {
            if (lessons[i] != NO_LESSON) {
                into.tell(lessons[i], told, taken[i]);
            }
            double outcome = tried[i] ? 0 : TRUST_IN_OUTCOME;
            for (int p = 0; p < told.length; p++) {
                told[p] = outcome * told[p] + (1 - outcome) * expected[i][p];
            }
        }
        length = 0;
    }
}
