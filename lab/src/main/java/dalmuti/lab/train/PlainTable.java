package dalmuti.lab.train;

import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.options.Rules;

import java.util.List;
import java.util.random.RandomGenerator;

/// Deals and their tricks, and nothing else. For one thread.
final class PlainTable {

    private final Hand deck;
    private final Dealer dealer;
    private final long[] hands;
    private final Board board;

    PlainTable(Rules rules, int players) {
        deck = rules.deck().cards(players);
        dealer = new Dealer(deck);
        hands = new long[players];
        board = Board.empty(players, rules.passing());
    }

    void deal(RandomGenerator dice) {
        dealer.deal(hands, dice);
    }

    /// Plays the cards that were dealt last, and gives the board after it.
    Board play(TrickTable table, List<Seat> seats, RandomGenerator dice) {
        board.deal(hands);
        table.play(board, deck, seats, dice);
        return board;
    }
}
