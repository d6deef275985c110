package dalmuti.lab.play;

import dalmuti.bots.TrickPlayer;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Plays tricks to their end in place, without views and without garbage.
final class TrickLane {

    private int decisions;
    private int tricks;

    int decisions() {
        return decisions;
    }

    int tricks() {
        return tricks;
    }

    /// @param sight of that board
    /// @param players by seat
    void finish(Board board, Sight sight, TrickPlayer[] players, RandomGenerator dice) {
        start();
        while (!board.over()) {
            count(board);
            board.play(isForced(board) ? board.legal(0) : players[board.turn()].play(sight, dice));
        }
    }

    /// As [#finish], with an eye on the clock.
    ///
    /// @param timing is told of seats
    void finish(
            Board board, Sight sight, TrickPlayer[] players, RandomGenerator dice, Timing timing) {
        start();
        while (!board.over()) {
            count(board);
            if (isForced(board)) {
                board.play(board.legal(0));
                continue;
            }
            int seat = board.turn();
            long start = System.nanoTime();
            int action = players[seat].play(sight, dice);
            timing.thought(seat, System.nanoTime() - start);
            board.play(action);
        }
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
