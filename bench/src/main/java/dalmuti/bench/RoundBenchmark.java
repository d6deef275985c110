package dalmuti.bench;

import static java.util.concurrent.TimeUnit.SECONDS;

import dalmuti.cards.Hand;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.engine.Dice;
import dalmuti.engine.Rollout;
import dalmuti.options.Passing;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.SplittableRandom;

/// Whole rounds, deal included: six players, every legal action equally likely.
@State(Scope.Thread)
@OutputTimeUnit(SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RoundBenchmark {

    private static final int PLAYERS = 6;

    private final SplittableRandom dice = new SplittableRandom(1);
    private final Dealer dealer = new Dealer(Hand.FULL_DECK);
    private final long[] hands = new long[PLAYERS];
    private final int[] legal = new int[Actions.COUNT];
    private final Board board = Board.empty(PLAYERS, Passing.REENTER);
    private final Rollout rollout = new Rollout(dice);
    private final PlainRound plain = new PlainRound(PLAYERS, dice);

    /// The yardstick: counts in plain arrays.
    @Benchmark
    public int plain(Counts counts) {
        plain.deal();
        counts.decisions += plain.finish();
        return plain.last();
    }

    /// What a bot author writes: ask for the list, choose, play.
    @Benchmark
    public int listed(Counts counts) {
        dealer.deal(hands, dice);
        board.deal(hands);
        long decisions = 0;
        while (!board.over()) {
            int count = board.legal(legal);
            board.play(legal[count == 1 ? 0 : Dice.below(dice, count)]);
            decisions++;
        }
        counts.decisions += decisions;
        return board.turn();
    }

    /// The engine's own random play.
    @Benchmark
    public int rollout(Counts counts) {
        dealer.deal(hands, dice);
        board.deal(hands);
        counts.decisions += rollout.finish(board);
        return board.turn();
    }

    /// The part of the above that is dealing.
    @Benchmark
    public long deal() {
        dealer.deal(hands, dice);
        return hands[0];
    }
}
