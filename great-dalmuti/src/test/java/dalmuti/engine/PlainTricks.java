package dalmuti.engine;

import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.options.Passing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The tricks again, as slowly and as literally as the rules tell them, to hold the board against.
final class PlainTricks {

    final int[][] counts;
    final boolean reenter;
    final List<Integer> places = new ArrayList<>();
    final Set<Integer> passed = new HashSet<>();
    int top = Actions.PASS;
    int turn;
    int by;

    PlainTricks(int[][] counts, Passing passing) {
        this.counts = counts;
        this.reenter = passing == Passing.REENTER;
    }

    int held(int seat) {
        int held = 0;
        for (int count : counts[seat]) {
            held += count;
        }
        return held;
    }

    private int holders() {
        int holders = 0;
        for (int seat = 0; seat < counts.length; seat++) {
            holders += held(seat) > 0 ? 1 : 0;
        }
        return holders;
    }

    boolean over() {
        return holders() == 1;
    }

    List<Integer> legal() {
        var legal = new ArrayList<Integer>();
        if (over()) {
            return legal;
        }
        for (Play play : Play.ALL) {
            if (inHand(play) && (top == Actions.PASS || play.beats(Actions.play(top)))) {
                legal.add(play.number());
            }
        }
        if (top != Actions.PASS) {
            legal.add(Actions.PASS);
        }
        return legal;
    }

    private boolean inHand(Play play) {
        int[] hand = counts[turn];
        boolean ranked =
                play.rank() == Rank.JESTER || hand[play.rank().number()] >= play.naturals();
        return ranked && hand[Rank.JESTER.number()] >= play.jesters();
    }

    void play(int action) {
        if (action == Actions.PASS) {
            passed.add(turn);
        } else {
            lay(Actions.play(action));
        }
        if (over()) {
            places.add(lastHolder());
        }
        if (everyOtherHolderHasPassed()) {
            top = Actions.PASS;
            passed.clear();
            turn = held(by) > 0 ? by : nextHolder(by);
        } else {
            turn = nextHolder(turn);
            while (passed.contains(turn)) {
                turn = nextHolder(turn);
            }
        }
    }

    private void lay(Play play) {
        counts[turn][play.rank().number()] -= play.naturals();
        counts[turn][Rank.JESTER.number()] -= play.jesters();
        top = play.number();
        by = turn;
        if (reenter) {
            passed.clear();
        }
        if (held(turn) == 0) {
            places.add(turn);
        }
    }

    private boolean everyOtherHolderHasPassed() {
        for (int seat = 0; seat < counts.length; seat++) {
            if (seat != by && held(seat) > 0 && !passed.contains(seat)) {
                return false;
            }
        }
        return true;
    }

    private int nextHolder(int seat) {
        int next = (seat + 1) % counts.length;
        return held(next) > 0 ? next : nextHolder(next);
    }

    private int lastHolder() {
        return held(turn) > 0 ? turn : nextHolder(turn);
    }
}
