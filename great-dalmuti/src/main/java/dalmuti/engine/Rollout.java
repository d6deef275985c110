package dalmuti.engine;

import static dalmuti.engine.Actions.PASS;

import java.util.random.RandomGenerator;

/// Random play to the end of a round: every legal action equally likely, no list, no garbage.
public final class Rollout {

    private final RandomGenerator dice;

    public Rollout(RandomGenerator dice) {
        this.dice = dice;
    }

    /// Plays a board to its end in place, and says how many actions that took.
    public int finish(Board board) {
        int actions = 0;
        while (!board.over()) {
            board.play(choose(board));
            actions++;
        }
        return actions;
    }

    /// One of the legal actions of a round that is not over.
    public int choose(Board board) {
        return board.leads()
                ? lead(board.packed(board.turn()), board.wild())
                : follow(board.answers(), board.top());
    }

    private int lead(long hand, int wild) {
        return Leads.nth(hand, wild, Dice.below(dice, Leads.count(hand, wild)));
    }

    private int follow(long answers, int top) {
        if (answers == 0) { // most often there is no choice, and then no die is cast
            return PASS;
        }
        int plays = Long.bitCount(answers);
        int n = Dice.below(dice, plays + 1);
        return n == plays ? PASS : Follows.action(Lanes.nth(n, answers), top);
    }
}
