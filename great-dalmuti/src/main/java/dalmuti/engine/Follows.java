package dalmuti.engine;

import static dalmuti.engine.Actions.PASS;
import static dalmuti.engine.Lanes.atLeast;

/// What a packed hand may do about a play to beat, in the order of the action numbers; passing
/// comes last. Jesters alone beat nothing, so at least one natural card is laid.
final class Follows {

    /// More cards of a rank than there are.
    private static final int NEVER = 15;

    private Follows() {}

    /// The n-th action, from 0.
    ///
    /// @param better the lanes of the ranks that beat the top play
    static int nth(long hand, int top, long better, int n) {
        int size = Actions.SIZE[top];
        int left = n;
        for (int most = mostJesters(hand, size), jesters = 0; jesters <= most; jesters++) {
            long ranks = atLeast(size - jesters, hand) & better;
            int here = Long.bitCount(ranks);
            if (left < here) {
                return Actions.ofBest(Lanes.nth(left, ranks), size - jesters, jesters);
            }
            left -= here;
        }
        return PASS;
    }

    /// Writes the actions into a buffer, and says how many they are.
    static int list(long hand, int top, long better, int[] buffer) {
        int size = Actions.SIZE[top];
        int count = 0;
        for (int most = mostJesters(hand, size), jesters = 0; jesters <= most; jesters++) {
            long ranks = atLeast(size - jesters, hand) & better;
            for (; ranks != 0; ranks = Lanes.withoutBest(ranks)) {
                buffer[count++] = Actions.ofBest(ranks, size - jesters, jesters);
            }
        }
        buffer[count++] = PASS;
        return count;
    }

    /// The plays that beat the top play as bits of one word, for whoever needs no order: the guard
    /// of a rank, or one or two bits below it with as many jesters.
    static long answers(long hand, int top, long better) {
        int size = Actions.SIZE[top];
        int most = mostJesters(hand, size);
        long answers =
                atLeast(size, hand)
                        | atLeast(most >= 1 ? size - 1 : NEVER, hand) >>> 1
                        | atLeast(most >= 2 ? size - 2 : NEVER, hand) >>> 2;
        return answers & better;
    }

    /// The action of one bit of [#answers(long, int, long)].
    static int action(long answer, int top) {
        int rank = Lanes.best(answer);
        int jesters = Lanes.belowGuard(answer, rank);
        return Actions.of(rank, Actions.SIZE[top] - jesters, jesters);
    }

    private static int mostJesters(long hand, int size) {
        return Math.min(Lanes.jesters(hand), size - 1);
    }
}
