package dalmuti.engine;

import dalmuti.cards.Play;

/// The plays and the pass as 237 numbers that never change.
public final class Actions {

    /// Passing: the last number, behind the 236 plays of [Play#ALL].
    public static final int PASS = Play.ALL.size();

    /// How many numbers there are.
    public static final int COUNT = PASS + 1;

    /// How many `long`s a mask of actions takes.
    public static final int MASK_WORDS = (COUNT + Long.SIZE - 1) / Long.SIZE;

    static final byte[] SIZE = new byte[COUNT];
    static final byte[] RANK = new byte[COUNT];
    static final long[] CARDS = new long[COUNT];

    static {
        for (Play play : Play.ALL) {
            SIZE[play.number()] = (byte) play.size();
            RANK[play.number()] = (byte) play.rank().number();
            CARDS[play.number()] = play.cards().packed();
        }
    }

    private Actions() {}

    /// The play of a number below [#PASS].
    public static Play play(int action) {
        return Play.ALL.get(action);
    }

    public static String name(int action) {
        return action == PASS ? "-" : play(action).toString();
    }
}
