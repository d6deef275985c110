package dalmuti.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.function.Consumer;

/// The rounds of [RoundBenchmark] by turns, a tenth of a second each, against the time that the
/// thread had a processor. For machines that others use too: what disturbs one disturbs all, so the
/// ratios hold where JMH's figures, taken one after the other by the clock, do not.
public final class SideBySide {

    private static final int WARM_UP = 10;
    private static final int TURNS = 60;
    private static final long TURN_NANOS = 100_000_000;
    private static final int ROUNDS_A_LOOK = 100;
    private static final double SECOND = 1e9;

    private final RoundBenchmark rounds = new RoundBenchmark();
    private final Counts counts = new Counts();

    private SideBySide() {}

    public static void main(String[] args) {
        new SideBySide().run();
    }

    private void run() {
        var plain = new Contender("plain", rounds::plain);
        var listed = new Contender("listed", rounds::listed);
        var rollout = new Contender("rollout", rounds::rollout);
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            plain.take(turn);
            listed.take(turn);
            rollout.take(turn);
        }
        IO.println("            rounds a CPU second         decisions     ratio of");
        IO.println("             median        best        in a round      medians");
        plain.report(plain);
        listed.report(plain);
        rollout.report(plain);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private final class Contender {

        private final String name;
        private final Consumer<Counts> round;
        private final double[] rates = new double[TURNS];
        private long played;
        private long decisions;

        Contender(String name, Consumer<Counts> round) {
            this.name = name;
            this.round = round;
        }

        void take(int turn) {
            long decisionsBefore = counts.decisions;
            long start = cpuNanos();
            long nanos = 0;
            long here = 0;
            while (nanos < TURN_NANOS) {
                here += playSome();
                nanos = cpuNanos() - start;
            }
            if (turn >= 0) {
                rates[turn] = here * SECOND / nanos;
                played += here;
                decisions += counts.decisions - decisionsBefore;
            }
        }

        private int playSome() {
            for (int i = 0; i < ROUNDS_A_LOOK; i++) {
                round.accept(counts);
            }
            return ROUNDS_A_LOOK;
        }

        private double median() {
            double[] sorted = rates.clone();
            Arrays.sort(sorted);
            return sorted[TURNS / 2];
        }

        void report(Contender yardstick) {
            double best = Arrays.stream(rates).max().orElseThrow();
            IO.println(
                    "%-8s %,10.0f  %,10.0f  %16.1f  %11.2f"
                            .formatted(
                                    name,
                                    median(),
                                    best,
                                    decisions / (double) played,
                                    median() / yardstick.median()));
        }
    }
}
