package dalmuti.engine;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

import java.util.random.RandomGenerator;

/// Face-down cards that are drawn one by one, each equally likely.
final class Pile {

    private final long[] cards = new long[Hand.FULL_DECK.size()];
    private int left;

    /// Becomes a pile of these cards, in an order that depends on nothing else.
    void fill(Hand hand) {
        left = 0;
        add(hand);
    }

    void add(Hand hand) {
        for (int rank = 0; rank < Rank.JESTER.number(); rank++) {
            int at = rank * Hand.LANE;
            for (long count = (hand.packed() >>> at) & 15; count > 0; count--) {
                cards[left++] = 1L << at;
            }
        }
    }

    void copyFrom(Pile other) {
        left = other.left;
        System.arraycopy(other.cards, 0, cards, 0, left);
    }

    int left() {
        return left;
    }

    /// Draws so many cards, as a packed hand.
    long draw(int count, RandomGenerator dice) {
        long hand = 0;
        int end = left - count;
        for (int last = left - 1; last >= end; last--) {
            int at = Dice.below(dice, last + 1);
            hand += cards[at];
            cards[at] = cards[last];
        }
        left = end;
        return hand;
    }
}
