package dalmuti.table.state;

import dalmuti.contract.Player;

import java.util.Arrays;

/// The last answers of each player's program. There is one for every move of every match, so they
/// are kept in the least room there is. A program that was started anew counts its requests from 1
/// again, so it takes the question too to know one again.
public final class RecentAnswers {

    public static final RecentAnswers NOTHING = new RecentAnswers(new long[0]);

    private static final int KEPT = 4;

    private final long[] answers;

    private RecentAnswers(long[] answers) {
        this.answers = answers;
    }

    /// @param ack what the program calls its answer
    public RecentAnswers and(Player player, int ack, int question) {
        int from = player.index() * KEPT;
        long[] next = Arrays.copyOf(answers, Math.max(answers.length, from + KEPT));
        System.arraycopy(next, from, next, from + 1, KEPT - 1);
        next[from] = packed(ack, question);
        return new RecentAnswers(next);
    }

    public boolean knows(Player player, int ack, int question) {
        int from = player.index() * KEPT;
        long wanted = packed(ack, question);
        return from < answers.length
                && Arrays.stream(answers, from, from + KEPT).anyMatch(it -> it == wanted);
    }

    /// Never 0, as no request is called that.
    private static long packed(int ack, int question) {
        return (long) ack << Integer.SIZE | question;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecentAnswers heard && Arrays.equals(answers, heard.answers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(answers);
    }
}
