package dalmuti.bots.net;

import dalmuti.cards.Hand;

/// A decision as the network sees it: what its moves have in common, and what each of them adds.
public interface Picture {

    /// The inputs that all moves share, without the own hand.
    Columns common();

    /// The own hand before the move.
    Hand hand();

    /// How many places are still to be had.
    int places();

    /// How many places are taken.
    int taken();

    /// The cards that leave the hand with a move.
    Hand leaving(int move);

    /// Adds what is so after a move, but for the own hand.
    void add(int move, Columns columns);

    /// All inputs after a move.
    default void addWhole(int move, Columns columns) {
        columns.addAll(common());
        columns.addHand(Layout.OWN, new Hand(hand().packed() - leaving(move).packed()));
        add(move, columns);
    }
}
