package dalmuti.lab.train;

import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;
import dalmuti.lab.report.Sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// The curve of a training, to be read and looked at.
///
/// @param points at least one
public record TrainingFindings(long seed, int threads, List<CurvePoint> points) {

    private static final double MINUTE = 60;

    public TrainingFindings {
        points = List.copyOf(points);
    }

    public Findings findings() {
        CurvePoint last = points.getLast();
        return new Findings(
                "How a network learnt The Great Dalmuti",
                Findings.facts(
                        "seed",
                        seed,
                        "threads",
                        threads,
                        "minutes",
                        Format.TENTHS.of(minutes(last)),
                        "decisions learnt from",
                        last.lessons()),
                List.of(
                        "Points a round of one network at a table of six with five others, without"
                                + " tax, always on the same deals; chance is 2.5. Surprise is"
                                + " how unexpected places were, in nats."),
                List.of(),
                List.of(sheet()),
                plots());
    }

    /// A point and the one before it.
    private record Stretch(CurvePoint before, CurvePoint point) {

        double speed() {
            return point.speedSince(before);
        }
    }

    private Sheet sheet() {
        var columns = new ArrayList<Column<Stretch>>();
        columns.add(Column.figure("minutes", Format.TENTHS, it -> minutes(it.point())));
        columns.add(Column.count("rounds", it -> it.point().rounds()));
        columns.add(Column.count("decisions", it -> it.point().lessons()));
        columns.add(Column.figure("decisions/s", Format.WHOLE, Stretch::speed));
        columns.add(Column.figure("surprise", Format.THOUSANDTHS, it -> it.point().surprise()));
        for (String name : opponents()) {
            ToDoubleFunction<Stretch> points = it -> against(it.point(), name);
            columns.add(Column.figure("against " + name, Format.THOUSANDTHS, points));
        }
        var stretches = new ArrayList<Stretch>();
        CurvePoint before = CurvePoint.START;
        for (CurvePoint point : points) {
            stretches.add(new Stretch(before, point));
            before = point;
        }
        return Sheet.of("curve", "The curve", stretches, columns);
    }

    private List<String> opponents() {
        return List.copyOf(points.getLast().points().keySet());
    }

    private static double minutes(CurvePoint point) {
        return point.seconds() / MINUTE;
    }

    private static double against(CurvePoint point, String opponent) {
        return point.points().getOrDefault(opponent, Double.NaN);
    }

    private List<Plot> plots() {
        return List.of(
                new Plot.Curves(
                        "strength",
                        "Points against five",
                        "How many points a round the network won, by minutes of training.",
                        "minutes",
                        "points",
                        opponents().stream()
                                .map(name -> curve(name, point -> against(point, name)))
                                .toList()),
                new Plot.Curves(
                        "surprise",
                        "How surprising the places were",
                        "The less, the better the network foresees the places of a round.",
                        "minutes",
                        "nats",
                        List.of(curve("surprise", CurvePoint::surprise))));
    }

    private Plot.Curve curve(String label, ToDoubleFunction<CurvePoint> figure) {
        List<Plot.Point> known =
                points.stream()
                        .filter(it -> !Double.isNaN(figure.applyAsDouble(it)))
                        .map(it -> Plot.Point.of(minutes(it), figure.applyAsDouble(it)))
                        .toList();
        return new Plot.Curve(label, known);
    }
}
