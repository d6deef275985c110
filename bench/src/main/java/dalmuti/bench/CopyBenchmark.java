package dalmuti.bench;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.options.Passing;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.SplittableRandom;

/// Copies of a board of six players in the middle of a round.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(NANOSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CopyBenchmark {

    private static final int PLAYERS = 6;
    private static final int DECISIONS = 100;

    private final Board board = middle();
    private final Board scratch = board.copy();

    private static Board middle() {
        var dice = new SplittableRandom(1);
        var hands = new long[PLAYERS];
        new Dealer(Hand.FULL_DECK).deal(hands, dice);
        Board board = Board.empty(PLAYERS, Passing.REENTER);
        board.deal(hands);
        for (int i = 0; i < DECISIONS; i++) {
            board.play(board.legal(dice.nextInt(board.legalCount())));
        }
        return board;
    }

    /// Over another board, as a search does.
    @Benchmark
    public Board copyFrom() {
        scratch.copyFrom(board);
        return scratch;
    }

    /// Into a new board.
    @Benchmark
    public Board copy() {
        return board.copy();
    }
}
