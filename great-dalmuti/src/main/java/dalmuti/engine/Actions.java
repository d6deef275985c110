package dalmuti.engine;

import dalmuti.cards.Play;
import dalmuti.cards.Rank;

/// The plays and the pass as 237 numbers that never change.
public final class Actions {

    /// Passing: the last number, behind the 236 plays of [Play#ALL].
    public static final int PASS = Play.ALL.size();

    /// How many numbers there are.
    public static final int COUNT = PASS + 1;

    /// How many `long`s a mask of actions takes.
    public static final int MASK_WORDS = (COUNT + Long.SIZE - 1) / Long.SIZE;

    static final byte[] SIZE = new byte[COUNT];
    static final long[] CARDS = new long[COUNT];

    /// The lanes of the ranks that beat a play.
    static final long[] BETTER = new long[COUNT];

    /// The same where the higher number is the better.
    static final long[] BETTER_UPSIDE_DOWN = new long[COUNT];

    /// For jesters and naturals: the action of rank 1 with them, if there were one. Adding a rank's
    /// index gives that rank's action.
    private static final int[][] FIRST = new int[3][Lanes.RANKS + 1];

    private static final int JESTERS_ALONE = new Play(Rank.JESTER, 0, 1).number();

    static {
        for (Play play : Play.ALL) {
            int action = play.number();
            int rank = play.rank().number();
            SIZE[action] = (byte) play.size();
            CARDS[action] = play.cards().packed();
            BETTER[action] = Lanes.better(rank);
            BETTER_UPSIDE_DOWN[action] = Lanes.betterUpsideDown(rank);
            FIRST[play.jesters()][play.naturals()] = action - (rank - 1);
        }
    }

    private Actions() {}

    /// Whether a number is one of the 237.
    public static boolean exists(int action) {
        return action >= 0 && action < COUNT;
    }

    /// The play of a number below [#PASS].
    public static Play play(int action) {
        return Play.ALL.get(action);
    }

    /// As in a record: `2x10+J`, or `-` for a pass.
    public static String name(int action) {
        return action == PASS ? "-" : play(action).toString();
    }

    /// The action of the best rank in a set of [Lanes] that is not empty.
    static int ofBest(long ranks, int naturals, int jesters) {
        return of(Lanes.best(ranks), naturals, jesters);
    }

    /// The action of a rank, as an index from 0.
    static int of(int rank, int naturals, int jesters) {
        return FIRST[jesters][naturals] + rank;
    }

    static int jestersAlone(int jesters) {
        return JESTERS_ALONE + jesters - 1;
    }
}
