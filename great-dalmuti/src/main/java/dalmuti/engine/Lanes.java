package dalmuti.engine;

import dalmuti.cards.Hand;

/// Arithmetic on all ranks of a packed hand at once.
///
/// Each rank but the jester has a lane of four bits for its count and a guard bit above them that
/// is always 0 in a hand. With the guards set, one subtraction takes the same number from every
/// count, and the guards that are still set tell which ranks had enough. A *set of ranks* is such
/// guards.
final class Lanes {

    static final int RANKS = 12;

    private static final int GUARD_AT = Hand.LANE - 1;

    private static final long GUARDS = eachLane(1L << GUARD_AT);

    private static final long ONES = eachLane(1);
    private static final int JESTERS_AT = RANKS * Hand.LANE;

    /// All bits of the ranks 1 to 12.
    static final long NATURALS = (1L << JESTERS_AT) - 1;

    private Lanes() {}

    static int jesters(long hand) {
        return (int) (hand >>> JESTERS_AT);
    }

    /// How many cards of a hand are no jesters.
    static int naturals(long hand) {
        return new Hand(hand).size() - jesters(hand);
    }

    /// The ranks of which a hand has at least so many cards, up to 15.
    static long atLeast(int count, long hand) {
        return ((hand | GUARDS) - count * ONES) & GUARDS;
    }

    /// Whether a hand has all these cards.
    static boolean holds(long hand, long cards) {
        return (((hand | GUARDS) - cards) & GUARDS) == GUARDS && jesters(hand) >= jesters(cards);
    }

    /// All bits of the ranks better than one, which is a number from 1 to 13.
    static long better(int rank) {
        return (1L << (Hand.LANE * (rank - 1))) - 1;
    }

    /// The same where the higher number is the better; jesters alone still beat nothing.
    static long betterUpsideDown(int rank) { // DEC-4
        return rank > RANKS ? NATURALS : NATURALS & -1L << (Hand.LANE * rank);
    }

    /// Whether jesters are among other cards.
    static boolean isMixed(long cards) {
        return jesters(cards) > 0 && (cards & NATURALS) != 0;
    }

    /// The rank of the lowest bit, as an index from 0: the best rank of a set.
    static int best(long ranks) {
        return Long.numberOfTrailingZeros(ranks) / Hand.LANE;
    }

    /// The worst rank of a set that is not empty, as an index from 0.
    static int worst(long ranks) {
        return (Long.SIZE - 1 - Long.numberOfLeadingZeros(ranks)) / Hand.LANE;
    }

    static long withoutBest(long ranks) {
        return ranks & (ranks - 1);
    }

    /// The n-th lowest bit, from 0, alone: the n-th best rank of a set.
    static long nth(int n, long bits) {
        return Long.expand(1L << n, bits);
    }

    /// How far below the guard of a rank's lane a bit lies.
    static int belowGuard(long bit, int rank) {
        return rank * Hand.LANE + GUARD_AT - Long.numberOfTrailingZeros(bit);
    }

    private static long eachLane(long value) {
        long lanes = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            lanes |= value << (rank * Hand.LANE);
        }
        return lanes;
    }
}
