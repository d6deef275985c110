package dalmuti.lab.play;

import dalmuti.bots.TrickPlayer;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Plays tricks to their end in place, without views and without garbage.
final class TrickLane {

    private final TrickPlayer[] players;
    private final RandomGenerator[] dice;
    private int decisions;
    private int tricks;

    TrickLane(int seats) {
        players = new TrickPlayer[seats];
        dice = new RandomGenerator[seats];
    }

    int decisions() {
        return decisions;
    }

    int tricks() {
        return tricks;
    }

    void seat(int seat, TrickPlayer player, RandomGenerator own) {
        players[seat] = player;
        dice[seat] = own;
    }

    /// Lets those who are seated play.
    ///
    /// @param sight of that board
    /// @param timing is told of seats
    void finish(Board board, Sight sight, Timing timing) {
        start();
        while (!board.over()) {
            count(board);
            board.play(isForced(board) ? board.legal(0) : chosen(sight, board.turn(), timing));
        }
    }

    private int chosen(Sight sight, int seat, Timing timing) {
        if (timing.equals(Timing.NONE)) {
            return players[seat].play(sight, dice[seat]);
        }
        long start = System.nanoTime();
        int action = players[seat].play(sight, dice[seat]);
        timing.thought(seat, System.nanoTime() - start);
        return action;
    }

    void start() {
        decisions = 0;
        tricks = 0;
    }

    void count(Board board) {
        decisions++;
        tricks += board.leads() ? 1 : 0;
    }

    /// Whoever has no choice is not asked.
    static boolean isForced(Board board) {
        return board.legalCount() == 1;
    }
}
