package dalmuti.bots.net;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

import java.util.Arrays;

/// The block of inputs about one other player, written from what one may know of them.
final class RivalInputs {

    private static final int RANKS = Rank.JESTER.number();

    /// How many cards they hold, as a thermometer of these steps: fine where it matters.
    private static final int[] STEPS = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 21};

    /// Has passed, on what lies there after the move.
    static final int PASSED = STEPS.length;

    /// Laid what is to be beaten after the move, or leads.
    static final int ON_TOP = PASSED + 1;

    /// The one a trade is about.
    static final int PARTNER = ON_TOP + 1;

    /// One-hot: Greater Dalmuti, Lesser Dalmuti, Lesser Peon, Greater Peon.
    private static final int TITLE = PARTNER + 1;

    /// One-hot for single cards, pairs, triples and more: the weakest rank they have passed on.
    private static final int PASSED_ON = TITLE + 4;

    /// Ranks of which they are known to hold a card.
    private static final int HOLDS = PASSED_ON + Passes.SIZES * (RANKS - 1);

    /// One-hot from rank 2: the best rank of the cards not known.
    private static final int FLOOR = HOLDS + RANKS;

    static final int LENGTH = FLOOR + RANKS - 1;

    private static final int FEWEST_WITH_LESSER = 4;

    private RivalInputs() {}

    /// Where the block of the n-th rival begins.
    static int block(int number) {
        return Layout.RIVALS.at(number * LENGTH);
    }

    /// What the hash of the layout has to say of a block.
    static String layout() {
        return Arrays.toString(STEPS) + PASSED_ON + " " + HOLDS;
    }

    static void cards(int block, int cards, Columns columns) {
        int steps = 0;
        while (steps < STEPS.length && STEPS[steps] <= cards) {
            steps++;
        }
        columns.addRun(block, steps);
    }

    /// The ends of the table have titles of their own. // WHO-2
    static void title(int block, int seat, int seats, Columns columns) {
        int fromEnd = seats - 1 - seat;
        if (seat == 0) {
            columns.add(block + TITLE);
        } else if (fromEnd == 0) {
            columns.add(block + TITLE + 3);
        } else if (seats >= FEWEST_WITH_LESSER && seat == 1) {
            columns.add(block + TITLE + 1);
        } else if (seats >= FEWEST_WITH_LESSER && fromEnd == 1) {
            columns.add(block + TITLE + 2);
        }
    }

    static void passedOn(int block, int seat, Passes passes, Columns columns) {
        for (int size = 0; size < Passes.SIZES; size++) {
            int rank = passes.weakest(seat, size);
            if (rank > 1) { // nothing beats the best rank, so to pass on it says nothing
                columns.add(block + PASSED_ON + size * (RANKS - 1) + rank - 2);
            }
        }
    }

    static void holds(int block, Hand held, Columns columns) {
        for (int rank = 1; !held.isEmpty() && rank <= RANKS; rank++) {
            if (held.count(rank) > 0) {
                columns.add(block + HOLDS + rank - 1);
            }
        }
    }

    static void floor(int block, int rank, Columns columns) {
        if (rank > 1) {
            columns.add(block + FLOOR + rank - 2);
        }
    }
}
