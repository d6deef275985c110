package dalmuti.engine;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.options.Passing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/// Boards for tests.
final class Deals {

    private Deals() {}

    static Board random(int seats, Passing passing, RandomGenerator dice) {
        var hands = new long[seats];
        new Dealer(Hand.FULL_DECK).deal(hands, dice);
        Board board = Board.empty(seats, passing);
        board.deal(hands);
        return board;
    }

    /// A board from hands such as `3 2x5 J`.
    static Board of(Passing passing, String... hands) {
        return Board.of(Arrays.stream(hands).map(Deals::hand).toList(), passing);
    }

    static Hand hand(String text) {
        Hand hand = Hand.EMPTY;
        for (String group : text.split(" ", -1)) {
            String[] parts = group.split("x", -1);
            String rank = parts[parts.length - 1];
            int count = parts.length == 1 ? 1 : Integer.parseInt(parts[0]);
            hand =
                    hand.plus(
                            rank.equals("J") ? Rank.JESTER : Rank.of(Integer.parseInt(rank)),
                            count);
        }
        return hand;
    }

    /// The number of an action such as `2x10+J` or `-`.
    static int action(String name) {
        for (int action = 0; action < Actions.COUNT; action++) {
            if (Actions.name(action).equals(name)) {
                return action;
            }
        }
        throw new IllegalArgumentException(name);
    }

    /// Plays actions that have to be legal.
    static void play(Board board, String... names) {
        for (String name : names) {
            Ruling ruling = board.tryPlay(action(name));
            if (ruling != Ruling.LEGAL) {
                throw new IllegalArgumentException(name + ": " + ruling);
            }
        }
    }

    static List<Integer> legal(Board board) {
        var buffer = new int[Actions.COUNT];
        int count = board.legal(buffer);
        return Arrays.stream(buffer, 0, count).boxed().toList();
    }

    static List<String> legalNames(Board board) {
        return legal(board).stream().map(Actions::name).toList();
    }

    static List<Integer> places(Board board) {
        var places = new ArrayList<Integer>();
        for (int place = 1; place <= board.outCount(); place++) {
            places.add(board.atPlace(place));
        }
        if (board.over()) {
            places.add(board.atPlace(board.seats()));
        }
        return places;
    }
}
