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
        return board.leads() ? lead(board) : follow(board);
    }

    public static int choose(Sight sight) {
        return choose(sight.board());
    }

    private static int lead(Board board) {
        long hand = board.packed(board.turn());
        long ranks = Lanes.atLeast(1, hand);
        if (ranks == 0) {
            return Actions.jestersAlone(Lanes.jesters(hand));
        }
        int worst = worst(board, ranks);
        boolean last = Lanes.withoutBest(ranks) == 0;
        return Actions.of(worst, count(hand, worst), last ? board.wild() : 0);
    }

    private static int follow(Board board) {
        long hand = board.packed(board.turn());
        int size = Actions.SIZE[board.top()];
        long better = board.better();
        int most = Math.min(board.wild(), size - 1);
        for (int jesters = 0; jesters <= most; jesters++) {
            long ranks = Lanes.atLeast(size - jesters, hand) & better;
            if (ranks != 0) {
                return Actions.of(worst(board, ranks), size - jesters, jesters);
            }
        }
        return PASS;
    }

    private static int worst(Board board, long ranks) {
        return board.rules().upsideDown() ? Lanes.best(ranks) : Lanes.worst(ranks);
    }

    private static int count(long hand, int rank) {
        return (int) (hand >>> (rank * Hand.LANE)) & 15;
    }
}
