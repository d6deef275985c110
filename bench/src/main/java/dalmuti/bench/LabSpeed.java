package dalmuti.bench;

import com.sun.management.OperatingSystemMXBean;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.lab.arena.Arena;
import dalmuti.lab.arena.DalmutiArena;
import dalmuti.lab.arena.Lineup;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.play.Traffic;
import dalmuti.lab.run.WorkerPool;
import dalmuti.lab.society.Survey;
import dalmuti.options.Preset;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How many rounds of six greedy bots the lab plays and counts in a second, on one thread and on
/// two by turns. By the clock, and by the time that the process had processors: what others do on
/// the machine spoils the first figure, hardly the second.
public final class LabSpeed {

    private static final int PLAYERS = 6;
    private static final int ROUNDS = 20;
    private static final int TURNS = 15;
    private static final int WARM_UP = 5;
    private static final int DEALS = 30_000;
    private static final int MATCHES = 1000;

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private LabSpeed() {}

    public static void main(String[] args) {
        IO.println(
                "%-22s %24s   %24s   %s"
                        .formatted("", "a second by the clock", "a CPU second", "two against one"));
        IO.println(
                "%-22s %11s %12s   %11s %12s   %7s %7s"
                        .formatted("", "1 thread", "2 threads", "1", "2", "clock", "CPU"));
        report("deals in the arena", LabSpeed::arena);
        report("matches without tax", pool -> society(pool, RulesVariant.Court.ABSENT));
        report("matches by all rules", pool -> society(pool, RulesVariant.Court.WHOLE));
    }

    /// Something that is done by a pool.
    private interface Work {
        /// How many rounds were played.
        long run(WorkerPool pool);
    }

    private static void report(String name, Work work) {
        var one = new Speeds();
        var two = new Speeds();
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            Speeds.measure(work, 1, turn < 0 ? new Speeds() : one);
            Speeds.measure(work, 2, turn < 0 ? new Speeds() : two);
        }
        IO.println(
                "%-22s %,11.0f %,12.0f   %,11.0f %,12.0f   %7.2f %7.2f"
                        .formatted(
                                name,
                                median(one.clock),
                                median(two.clock),
                                median(one.cpu),
                                median(two.cpu),
                                median(two.clock) / median(one.clock),
                                2 * median(two.cpu) / median(one.cpu)));
    }

    private static double median(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(it -> it).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    /// Rounds a second, run by run.
    private static final class Speeds {

        private final List<Double> clock = new ArrayList<>();
        private final List<Double> cpu = new ArrayList<>();

        static void measure(Work work, int threads, Speeds speeds) {
            long start = System.nanoTime();
            long cpuStart = SYSTEM.getProcessCpuTime();
            double rounds = work.run(new WorkerPool(threads));
            speeds.cpu.add(rounds * 1e9 / (SYSTEM.getProcessCpuTime() - cpuStart));
            speeds.clock.add(rounds * 1e9 / (System.nanoTime() - start));
        }
    }

    private static long arena(WorkerPool pool) {
        var game =
                new DalmutiArena(Preset.OFFICIAL.rules(), DalmutiArena.Span.TRICKS, _ -> greedy());
        var arena = new Arena(game, Lineup.repeating(List.of("greedy"), PLAYERS), DEALS, 1);
        return arena.run(pool).outcome().done() * PLAYERS;
    }

    private static long society(WorkerPool pool, RulesVariant.Court court) {
        long matches = court == RulesVariant.Court.ABSENT ? 4 * MATCHES : MATCHES;
        var survey =
                new Survey(
                        List.of(new RulesVariant(Preset.OFFICIAL.rules(), court)),
                        PLAYERS,
                        Traffic.NONE,
                        () -> new SeatedBots(Collections.nCopies(PLAYERS, greedy())),
                        "greedy",
                        matches,
                        1);
        return survey.run(pool).done() * ROUNDS;
    }

    private static Bot<View, Move> greedy() {
        return Roster.dalmuti().named("greedy").orElseThrow();
    }
}
