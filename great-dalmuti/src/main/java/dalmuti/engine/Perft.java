package dalmuti.engine;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.options.Passing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Counts of everything that can be played from a board, to compare engines with.
public final class Perft {

    private Perft() {}

    /// How many sequences of so many actions there are; a round that ends sooner is not counted.
    public static long count(Board board, int depth) {
        if (depth == 0) {
            return 1;
        }
        int legal = board.legalCount();
        if (depth == 1) {
            return legal;
        }
        long count = 0;
        for (int n = 0; n < legal; n++) {
            count = Math.addExact(count, count(after(board, n), depth - 1));
        }
        return count;
    }

    /// How many complete rounds there are.
    public static long complete(Board board) {
        if (board.over()) {
            return 1;
        }
        long count = 0;
        for (int n = board.legalCount() - 1; n >= 0; n--) {
            count = Math.addExact(count, complete(after(board, n)));
        }
        return count;
    }

    private static Board after(Board board, int n) {
        Board after = board.copy();
        after.play(board.legal(n));
        return after;
    }

    /// A deal that anybody can make without dice: the cards of the ranks from 1 to `ranks` and two
    /// jesters, in this order, dealt one at a time from seat 0.
    public static Board sorted(int ranks, int players, Passing passing) {
        List<Hand> hands = new ArrayList<>(Collections.nCopies(players, Hand.EMPTY));
        int seat = 0;
        for (Rank card : sortedDeck(ranks)) {
            hands.set(seat, hands.get(seat).plus(card, 1));
            seat = (seat + 1) % players;
        }
        return Board.of(hands, passing);
    }

    private static List<Rank> sortedDeck(int ranks) {
        return Hand.FULL_DECK.cards().stream()
                .filter(card -> card == Rank.JESTER || card.number() <= ranks)
                .toList();
    }
}
