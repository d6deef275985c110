package dalmuti.lab.train;

import dalmuti.bots.net.Kernel;
import dalmuti.bots.net.Network;
import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.Seeds;
import dalmuti.lab.stats.Interval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;

/// Whether what a network says is as likely as it says: of all places it gave 30%, three of ten
/// should come true. Counted over every decision of rounds that it plays against itself.
public final class Calibration {

    private static final int BINS = 20;

    private final int players;
    private final double[] said = new double[BINS];
    private final long[] cameTrue = new long[BINS];
    private final long[] counts = new long[BINS];
    private long rounds;

    private Calibration(int players) {
        this.players = players;
    }

    /// Plays rounds at tables of so many, without tax.
    public static Calibration of(Network network, int players, long rounds, long seed) {
        var calibration = new Calibration(players);
        var deals =
                new PlainDeals(players, new Sitter.Pupil(new Thinker(network, Kernel.fastest())));
        for (long round = 0; round < rounds; round++) {
            deals.play(Seeds.dice(seed, round), calibration::add);
            calibration.rounds++;
        }
        return calibration;
    }

    /// What was thought likely at a decision, and what came of it.
    private void add(double[] chances, int taken, int place) {
        for (int i = taken + 1; i <= players; i++) {
            int bin = Math.min(BINS - 1, (int) (chances[i] * BINS));
            counts[bin]++;
            said[bin] += chances[i];
            cameTrue[bin] += i == place ? 1 : 0;
        }
    }

    /// How far what it says is from what comes true, on average.
    public double error() {
        double error = 0;
        long all = 0;
        for (int bin = 0; bin < BINS; bin++) {
            error += Math.abs(said[bin] - cameTrue[bin]);
            all += counts[bin];
        }
        return error / all;
    }

    /// One table for each number of players.
    public static Findings findings(List<Calibration> all, long seed) {
        var facts = new LinkedHashMap<String, String>();
        facts.put("played", "rounds of the network against itself, without tax");
        facts.put("seed", String.valueOf(seed));
        var rows = new ArrayList<List<Cell>>();
        for (Calibration one : all) {
            rows.add(
                    List.of(
                            Cell.of(one.players),
                            Cell.of(one.rounds),
                            Cell.of(IntStream.range(0, BINS).mapToLong(i -> one.counts[i]).sum()),
                            Cell.of(100 * one.error(), Format.HUNDREDTHS)));
        }
        return new Findings(
                "How true the network's chances are",
                facts,
                List.of(
                        "The error is the mean difference between the chances said and the share"
                                + " that came true, in twentieths of chances, in percent."),
                List.of(
                        new Sheet(
                                "calibration",
                                "Calibration",
                                List.of("players", "rounds", "chances", "error %"),
                                rows)),
                List.of(),
                List.of(plot(all)));
    }

    private static Plot plot(List<Calibration> all) {
        return new Plot.Curves(
                "calibration",
                "What was said and what came true",
                "The closer to the diagonal, the better.",
                "chance said, in percent",
                "came true, in percent",
                all.stream()
                        .map(it -> new Plot.Curve(it.players + " players", it.points()))
                        .toList());
    }

    private List<Plot.Point> points() {
        return IntStream.range(0, BINS)
                .filter(bin -> counts[bin] > 0)
                .mapToObj(
                        bin ->
                                new Plot.Point(
                                        100 * said[bin] / counts[bin],
                                        100.0 * cameTrue[bin] / counts[bin],
                                        new Interval(Double.NaN, Double.NaN)))
                .toList();
    }
}
