package dalmuti.bench;

import static java.util.concurrent.TimeUnit.SECONDS;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.contract.Deed;
import dalmuti.contract.Driver;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.options.Preset;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// The pure rules: the moves of a match of six, played again from its start, with their events. An
/// operation is a move.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {

    static final int MOVES = 3_000;
    private static final int PLAYERS = 6;

    private final Dalmuti game = new Dalmuti(Preset.OFFICIAL.rules());
    private final Match start = game.start(PLAYERS);
    private final List<Deed<Move>> deeds = deeds();

    private List<Deed<Move>> deeds() {
        var dice = new SplittableRandom(1);
        var driver = new Driver<>(game, (Match now, Player player) -> any(now, player, dice), dice);
        var made = new ArrayList<Deed<Move>>();
        Match match = start;
        while (made.size() < MOVES) {
            Step<Match, Move, Event> step = driver.next(match);
            made.add(step.deed());
            match = step.after();
        }
        return List.copyOf(made);
    }

    private Move any(Match match, Player player, SplittableRandom dice) {
        List<Move> legal = game.legal(match, player);
        return legal.get(dice.nextInt(legal.size()));
    }

    @Benchmark
    @OperationsPerInvocation(MOVES)
    public Match apply() {
        Match match = start;
        for (Deed<Move> deed : deeds) {
            match = game.apply(match, deed.actor(), deed.move()).orThrow().next();
        }
        return match;
    }
}
