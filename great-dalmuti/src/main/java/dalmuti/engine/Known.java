package dalmuti.engine;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

/// What somebody can be sure of about the hidden cards of one seat.
///
/// @param held cards that the seat holds for certain
/// @param floor the best rank that its other cards can have
/// @param mostJesters how many jesters it can hold at most
public record Known(Hand held, Rank floor, int mostJesters) {

    public static final Known NOTHING = new Known(Hand.EMPTY, Rank.DALMUTI, Rank.JESTER.copies());
}
