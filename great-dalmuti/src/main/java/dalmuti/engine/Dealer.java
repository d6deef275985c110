package dalmuti.engine;

import dalmuti.cards.Hand;

import java.util.random.RandomGenerator;

/// Deals a deck again and again without making garbage. For simulation: the deals of a match are
/// nature's moves, and can be checked.
public final class Dealer {

    private final Pile deck = new Pile();
    private final Pile pile = new Pile();

    public Dealer(Hand deck) {
        this.deck.fill(deck);
    }

    /// Shuffles and deals all cards clockwise from seat 0, to as many seats as the array is long,
    /// so that the first seats get the cards that are left over. Cards are drawn at random, so a
    /// hand may be drawn at once. Equal dice deal equal hands, whatever was dealt before.
    public void deal(long[] hands, RandomGenerator dice) {
        pile.copyFrom(deck);
        int share = pile.left() / hands.length;
        int leftOver = pile.left() % hands.length;
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = pile.draw(seat < leftOver ? share + 1 : share, dice);
        }
    }
}
