package dalmuti.engine;

import dalmuti.cards.Hand;

import java.util.random.RandomGenerator;

/// Worlds that look the same to one seat: the cards it can't see are dealt anew. Every such world
/// is equally likely; what a seat knows beyond the table (the tax it took part in) is not
/// considered.
public final class Worlds {

    private final Hand deck;
    private final Pile unseen = new Pile();

    /// @param deck all cards of the round, those set aside too
    public Worlds(Hand deck) {
        this.deck = deck;
    }

    /// The cards that a seat sees neither in its hand nor among those played.
    public static Hand unseen(Hand deck, Board board, int seat) {
        return new Hand(deck.packed() - board.played().packed() - board.packed(seat));
    }

    /// Deals the others new hands of the same sizes in place.
    public void resample(Board board, int seat, RandomGenerator dice) {
        unseen.fill(unseen(deck, board, seat));
        for (int other = 0; other < board.seats(); other++) {
            if (other != seat) {
                board.exchange(other, unseen.draw(board.cards(other), dice));
            }
        }
    }
}
