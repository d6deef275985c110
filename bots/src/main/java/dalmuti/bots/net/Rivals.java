package dalmuti.bots.net;

import dalmuti.cards.Hand;

/// The block of inputs about one other player, written from what one may know of them.
final class Rivals {

    private static final int FEWEST_WITH_LESSER = 4;

    private Rivals() {}

    static void cards(int block, int cards, Columns columns) {
        columns.addRun(block + Layout.RIVAL_CARDS, Layout.steps(cards));
    }

    /// The ends of the table have titles of their own. // WHO-2
    static void title(int block, int seat, int seats, Columns columns) {
        int fromEnd = seats - 1 - seat;
        if (seat == 0) {
            columns.add(block + Layout.RIVAL_TITLE);
        } else if (fromEnd == 0) {
            columns.add(block + Layout.RIVAL_TITLE + 3);
        } else if (seats >= FEWEST_WITH_LESSER && seat == 1) {
            columns.add(block + Layout.RIVAL_TITLE + 1);
        } else if (seats >= FEWEST_WITH_LESSER && fromEnd == 1) {
            columns.add(block + Layout.RIVAL_TITLE + 2);
        }
    }

    static void passedOn(int block, int seat, Passes passes, Columns columns) {
        for (int size = 0; size < Layout.PASS_SIZES; size++) {
            int rank = passes.weakest(seat, size);
            if (rank > 1) { // nothing beats the best rank, so to pass on it says nothing
                columns.add(block + Layout.RIVAL_PASSED_ON + size * (Layout.RANKS - 1) + rank - 2);
            }
        }
    }

    static void holds(int block, Hand held, Columns columns) {
        for (int rank = 1; !held.isEmpty() && rank <= Layout.RANKS; rank++) {
            if (held.count(rank) > 0) {
                columns.add(block + Layout.RIVAL_HOLDS + rank - 1);
            }
        }
    }

    static void floor(int block, int rank, Columns columns) {
        if (rank > 1) {
            columns.add(block + Layout.RIVAL_FLOOR + rank - 2);
        }
    }
}
