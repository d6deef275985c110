package dalmuti.lab.train;

import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.stats.Interval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
        var facts = new LinkedHashMap<String, String>();
        CurvePoint last = points.getLast();
        facts.put("seed", String.valueOf(seed));
        facts.put("threads", String.valueOf(threads));
        facts.put("minutes", Format.TENTHS.of(last.seconds() / MINUTE));
        facts.put("decisions learnt from", String.valueOf(last.lessons()));
        return new Findings(
                "How a network learnt The Great Dalmuti",
                facts,
                List.of(
                        "Points a round of one network at a table of six with five others, without"
                                + " tax, always on the same deals; chance is 2.5. Surprise is"
                                + " how unexpected places were, in nats."),
                List.of(),
                List.of(sheet()),
                plots());
    }

    private Sheet sheet() {
        var columns =
                new ArrayList<>(
                        List.of("minutes", "rounds", "decisions", "decisions/s", "surprise"));
        opponents().forEach(name -> columns.add("against " + name));
        var rows = new ArrayList<List<Cell>>();
        CurvePoint before = CurvePoint.START;
        for (CurvePoint point : points) {
            rows.add(row(before, point));
            before = point;
        }
        return new Sheet("curve", "The curve", columns, rows);
    }

    private List<String> opponents() {
        return List.copyOf(points.getLast().points().keySet());
    }

    private List<Cell> row(CurvePoint before, CurvePoint point) {
        var row =
                new ArrayList<>(
                        List.of(
                                Cell.of(point.seconds() / MINUTE, Format.TENTHS),
                                Cell.of(point.rounds()),
                                Cell.of(point.lessons()),
                                Cell.of(point.speedSince(before), Format.WHOLE),
                                Cell.of(point.surprise(), Format.THOUSANDTHS)));
        for (String name : opponents()) {
            row.add(Cell.of(against(point, name), Format.THOUSANDTHS));
        }
        return row;
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
        return new Plot.Curve(
                label,
                points.stream()
                        .filter(point -> !Double.isNaN(figure.applyAsDouble(point)))
                        .map(
                                point ->
                                        new Plot.Point(
                                                point.seconds() / MINUTE,
                                                figure.applyAsDouble(point),
                                                new Interval(Double.NaN, Double.NaN)))
                        .toList());
    }
}
