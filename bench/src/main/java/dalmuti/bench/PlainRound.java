package dalmuti.bench;

import dalmuti.engine.Dice;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The trick phase as one writes it first: an `int[players][14]` of counts by rank, loops, and a
/// list of legal plays at every turn. The yardstick for the engine on any machine.
final class PlainRound {

    private static final int JESTER = 13;
    private static final int PASS = -1;
    private static final int RANK_AT = 8;
    private static final int NATURALS_AT = 4;
    private static final int COUNT = 15;

    private final int[][] counts;
    private final int[] held;
    private final int[] deck = new int[80];
    private final int[] legal = new int[237];
    private final RandomGenerator dice;

    private int turn;
    private int by;
    private int size;
    private int rank;
    private int passes;
    private int holders;

    PlainRound(int players, RandomGenerator dice) {
        this.counts = new int[players][JESTER + 1];
        this.held = new int[players];
        this.dice = dice;
        int at = 0;
        for (int card = 1; card <= JESTER; card++) {
            for (int copy = card == JESTER ? 2 : card; copy > 0; copy--) {
                deck[at++] = card;
            }
        }
    }

    void deal() {
        for (int[] hand : counts) {
            Arrays.fill(hand, 0);
        }
        Arrays.fill(held, 0);
        int seat = 0;
        for (int i = deck.length - 1; i >= 0; i--) {
            int at = Dice.below(dice, i + 1);
            int card = deck[at];
            deck[at] = deck[i];
            deck[i] = card;
            counts[seat][card]++;
            held[seat]++;
            seat = seat + 1 == held.length ? 0 : seat + 1;
        }
        turn = 0;
        by = 0;
        size = 0;
        passes = 0;
        holders = held.length;
    }

    /// Plays at random to the end, and says how many decisions that took.
    int finish() {
        int decisions = 0;
        while (holders > 1) {
            int count = list();
            play(legal[count == 1 ? 0 : Dice.below(dice, count)]);
            decisions++;
        }
        return decisions;
    }

    /// Who was left with cards.
    int last() {
        return turn;
    }

    private int list() {
        return size == 0 ? leads(counts[turn]) : follows(counts[turn]);
    }

    private int leads(int[] hand) {
        int count = 0;
        for (int r = 1; r < JESTER; r++) {
            for (int naturals = 1; naturals <= hand[r]; naturals++) {
                for (int jesters = 0; jesters <= hand[JESTER]; jesters++) {
                    legal[count++] = code(r, naturals, jesters);
                }
            }
        }
        for (int jesters = 1; jesters <= hand[JESTER]; jesters++) {
            legal[count++] = code(JESTER, 0, jesters);
        }
        return count;
    }

    private int follows(int[] hand) {
        int count = 0;
        int mostJesters = Math.min(hand[JESTER], size - 1);
        for (int r = 1; r < rank; r++) {
            for (int jesters = 0; jesters <= mostJesters; jesters++) {
                if (hand[r] >= size - jesters) {
                    legal[count++] = code(r, size - jesters, jesters);
                }
            }
        }
        legal[count++] = PASS;
        return count;
    }

    private static int code(int rank, int naturals, int jesters) {
        return rank << RANK_AT | naturals << NATURALS_AT | jesters;
    }

    private void play(int move) {
        if (move == PASS) {
            passes++;
        } else {
            lay(move >> RANK_AT, (move >> NATURALS_AT) & COUNT, move & COUNT);
        }
        int others = held[by] > 0 ? holders - 1 : holders;
        if (passes == others) {
            size = 0;
            passes = 0;
            turn = held[by] > 0 ? by : next(by);
        } else {
            turn = next(turn);
        }
    }

    private void lay(int laidRank, int naturals, int jesters) {
        counts[turn][laidRank] -= naturals;
        counts[turn][JESTER] -= jesters;
        held[turn] -= naturals + jesters;
        rank = laidRank;
        size = naturals + jesters;
        by = turn;
        passes = 0;
        if (held[turn] == 0) {
            holders--;
        }
    }

    private int next(int seat) {
        int next = seat;
        do {
            next = next + 1 == held.length ? 0 : next + 1;
        } while (held[next] == 0);
        return next;
    }
}
