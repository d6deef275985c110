package dalmuti.lab.train;

import dalmuti.bots.net.Network;
import dalmuti.engine.Board;
import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.Seeds;
import dalmuti.options.Preset;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

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
        var table = new PlainTable(Preset.OFFICIAL.rules(), players);
        var lessons = new Lessons();
        var tricks = new TrickTable(lessons, Exploration.NONE);
        var net = new Participant.Net(new Policy(network), true);
        List<Seat> seats = table.seats(_ -> net);
        for (long round = 0; round < rounds; round++) {
            RandomGenerator dice = Seeds.dice(seed, round);
            table.deal(dice);
            lessons.clear();
            Board board = table.play(tricks, seats, dice);
            for (int seat = 0; seat < players; seat++) {
                seats.get(seat).trajectory().read(board.placeOf(seat), calibration::add);
            }
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
        List<Column<Calibration>> columns =
                List.of(
                        Column.count("players", it -> it.players),
                        Column.count("rounds", it -> it.rounds),
                        Column.count("chances", it -> LongStream.of(it.counts).sum()),
                        Column.figure("error %", Format.HUNDREDTHS, it -> 100 * it.error()));
        String played = "rounds of the network against itself, without tax";
        return new Findings(
                "How true the network's chances are",
                Findings.facts("played", played, "seed", seed),
                List.of(
                        "The error is the mean difference between the chances said and the share"
                                + " that came true, in twentieths of chances, in percent."),
                List.of(Sheet.of("calibration", "Calibration", all, columns)),
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
                                Plot.Point.of(
                                        100 * said[bin] / counts[bin],
                                        100.0 * cameTrue[bin] / counts[bin]))
                .toList();
    }
}
