package dalmuti.engine;

import static dalmuti.engine.Actions.PASS;

import dalmuti.cards.Hand;

/// The plainest play that makes sense: lead the whole set of the worst rank; follow with the worst
/// rank that beats, with as few jesters as it takes; pass only where nothing beats. Fast, and good
/// enough to play sampled worlds to their end.
public final class Greedy {

    private Greedy() {}

    /// Plays a board to its end in place, and says how many actions that took.
    public static int finish(Board board) {
        int actions = 0;
        while (!board.over()) {
            board.play(choose(board));
            actions++;
        }
        return actions;
    }

    public static int choose(Board board) {
        return choose(board.packed(board.turn()), board.top());
    }

    public static int choose(Sight sight) {
        return choose(sight.hand().packed(), sight.top());
    }

    private static int choose(long hand, int top) {
        return top == PASS ? lead(hand) : follow(hand, top);
    }

    private static int lead(long hand) {
        long ranks = Lanes.atLeast(1, hand);
        int jesters = Lanes.jesters(hand);
        if (ranks == 0) {
            return Actions.jestersAlone(jesters);
        }
        int worst = Lanes.worst(ranks);
        boolean last = Lanes.withoutBest(ranks) == 0;
        return Actions.of(worst, count(hand, worst), last ? jesters : 0);
    }

    private static int follow(long hand, int top) {
        int size = Actions.SIZE[top];
        long better = Actions.BETTER[top];
        int most = Math.min(Lanes.jesters(hand), size - 1);
        for (int jesters = 0; jesters <= most; jesters++) {
            long ranks = Lanes.atLeast(size - jesters, hand) & better;
            if (ranks != 0) {
                return Actions.of(Lanes.worst(ranks), size - jesters, jesters);
            }
        }
        return PASS;
    }

    private static int count(long hand, int rank) {
        return (int) (hand >>> (rank * Hand.LANE)) & 15;
    }
}
