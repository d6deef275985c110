package dalmuti.bench;

import dalmuti.engine.Board;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;

/// The benchmarks by turns, a tenth of a second each, against the time that the thread had a
/// processor. For machines that others use too: what disturbs one disturbs all, so the ratios hold
/// where JMH's figures, taken one after the other by the clock, do not.
public final class SideBySide {

    private static final int WARM_UP = 10;
    private static final int TURNS = 60;
    private static final long TURN_NANOS = 100_000_000;
    private static final int OPERATIONS = 100;

    private final RoundBenchmark rounds = new RoundBenchmark();
    private final CopyBenchmark copies = new CopyBenchmark();
    private final RulesBenchmark rules = new RulesBenchmark();
    private final Counts counts = new Counts();
    private Board kept = copies.copy();

    private SideBySide() {}

    public static void main(String[] args) {
        new SideBySide().run();
    }

    private void run() {
        var plain = new Contender("plain round", () -> rounds.plain(counts));
        var contenders =
                List.of(
                        plain,
                        new Contender("listed round", () -> rounds.listed(counts)),
                        new Contender("rollout round", () -> rounds.rollout(counts)),
                        new Contender("copyFrom x 100", this::copyFrom),
                        new Contender("copy x 100", this::copy),
                        new Contender("3,000 rules moves", rules::apply));
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            for (Contender contender : contenders) {
                contender.take(turn);
            }
        }
        IO.println("                      CPU ns each          a CPU second    against plain");
        IO.println("                     median      best    median      best  (medians)");
        contenders.forEach(contender -> contender.report(plain));
        IO.println("(checked: " + kept.seats() + " seats, " + counts.decisions + " decisions)");
    }

    private void copyFrom() {
        for (int i = 0; i < OPERATIONS; i++) {
            kept = copies.copyFrom();
        }
    }

    private void copy() {
        for (int i = 0; i < OPERATIONS; i++) {
            kept = copies.copy();
        }
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static final class Contender {

        private final String name;
        private final Runnable work;
        private final double[] nanosEach = new double[TURNS];

        Contender(String name, Runnable work) {
            this.name = name;
            this.work = work;
        }

        void take(int turn) {
            long start = cpuNanos();
            long nanos = 0;
            long done = 0;
            while (nanos < TURN_NANOS) {
                for (int i = 0; i < OPERATIONS; i++) {
                    work.run();
                }
                done += OPERATIONS;
                nanos = cpuNanos() - start;
            }
            if (turn >= 0) {
                nanosEach[turn] = (double) nanos / done;
            }
        }

        private double quantile(int percent) {
            double[] sorted = nanosEach.clone();
            Arrays.sort(sorted);
            return sorted[TURNS * percent / 100];
        }

        void report(Contender yardstick) {
            double median = quantile(50);
            double best = quantile(0);
            IO.println(
                    "%-17s %,9.0f %,9.0f %,9.0f %,9.0f  %.2f"
                            .formatted(
                                    name,
                                    median,
                                    best,
                                    1e9 / median,
                                    1e9 / best,
                                    yardstick.quantile(50) / median));
        }
    }
}
