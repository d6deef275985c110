package dalmuti.engine;

import static dalmuti.engine.Lanes.atLeast;

/// What a packed hand may lead, in the order of the action numbers.
final class Leads {

    private Leads() {}

    /// Every natural card stands for one size of a set of its rank, with each number of jesters.
    ///
    /// @param wild how many jesters may join other cards
    static int count(long hand, int wild) {
        return Lanes.naturals(hand) * (wild + 1) + Lanes.jesters(hand);
    }

    /// The n-th lead, from 0.
    static int nth(long hand, int wild, int n) {
        int naturals = Lanes.naturals(hand);
        int left = n;
        for (int with = 0; with <= wild; with++) {
            if (left < naturals) {
                return with(with, hand, left);
            }
            left -= naturals;
        }
        return Actions.jestersAlone(left + 1);
    }

    private static int with(int jesters, long hand, int n) {
        int left = n;
        for (int naturals = 1; ; naturals++) {
            long ranks = atLeast(naturals, hand);
            int here = Long.bitCount(ranks);
            if (left < here) {
                return Actions.ofBest(Lanes.nth(left, ranks), naturals, jesters);
            }
            left -= here;
        }
    }

    /// Writes the leads into a buffer, and says how many they are.
    static int list(long hand, int wild, int[] buffer) {
        int jesters = Lanes.jesters(hand);
        int count = 0;
        for (int with = 0; with <= wild; with++) {
            int naturals = 1;
            for (long ranks = atLeast(1, hand); ranks != 0; ranks = atLeast(++naturals, hand)) {
                for (long left = ranks; left != 0; left = Lanes.withoutBest(left)) {
                    buffer[count++] = Actions.ofBest(left, naturals, with);
                }
            }
        }
        for (int alone = 1; alone <= jesters; alone++) {
            buffer[count++] = Actions.jestersAlone(alone);
        }
        return count;
    }
}
