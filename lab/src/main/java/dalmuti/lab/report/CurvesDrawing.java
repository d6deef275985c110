package dalmuti.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// Draws figures along an axis as lines, each in a band for its intervals.
record CurvesDrawing(Plot.Curves plot) {

    private static final double WIDTH = 540;
    private static final double LEFT = 54;
    private static final double TOP = 14;
    private static final double HEIGHT = 280;
    private static final double FOOT = 46;
    private static final double LETTER = 7.9;
    private static final double LABEL_HEIGHT = 16;

    /// Labels longer than this stand below the plot and not at the end of the lines.
    private static final int LONGEST_BESIDE = 18;

    /// How many colours the style has.
    private static final int COLOURS = 8;

    /// More points than this are not marked one by one.
    private static final int MOST_DOTS = 24;

    Drawing drawn() {
        var drawing = new Drawing();
        double right = beside() ? 22 + LETTER * longest() : 16;
        var frame = new Frame(scaleX(), scaleY(), WIDTH - LEFT - right);
        axes(drawing, frame);
        for (int i = 0; i < plot.curves().size(); i++) {
            draw(drawing, frame, plot.curves().get(i), "c" + i % COLOURS);
        }
        double height = TOP + HEIGHT + FOOT;
        if (beside()) {
            labelEnds(drawing, frame);
        } else {
            height = legend(drawing, height);
        }
        return drawing.sized(WIDTH, height);
    }

    /// Where values are in the drawing.
    private record Frame(Scale across, Scale up, double width) {
        double x(double value) {
            return LEFT + width * across.share(value);
        }

        double y(double value) {
            return TOP + HEIGHT * (1 - up.share(value));
        }

        Drawing.Point point(double x, double y) {
            return new Drawing.Point(x(x), y(y));
        }
    }

    private void axes(Drawing drawing, Frame frame) {
        for (double mark : frame.up().marks()) {
            double y = frame.y(mark);
            drawing.line("grid", LEFT, y, LEFT + frame.width(), y);
            drawing.text("label", LEFT - 8, y + 4.5, Drawing.Anchor.END, frame.up().written(mark));
        }
        double bottom = TOP + HEIGHT;
        for (double mark : marksAcross(frame.across())) {
            drawing.text(
                    "label",
                    frame.x(mark),
                    bottom + 18,
                    Drawing.Anchor.MIDDLE,
                    frame.across().written(mark));
        }
        drawing.text(
                "axis",
                LEFT + frame.width() / 2,
                bottom + 38,
                Drawing.Anchor.MIDDLE,
                plot.across());
        drawing.add(
                new Drawing.Upright("axis", new Drawing.Point(12, TOP + HEIGHT / 2), plot.unit()));
    }

    private static List<Double> marksAcross(Scale scale) {
        return scale.marks().stream()
                .filter(mark -> mark >= scale.low() && mark <= scale.high() + 1e-9)
                .toList();
    }

    private static void draw(Drawing drawing, Frame frame, Plot.Curve curve, String colour) {
        List<Plot.Point> points = curve.points();
        var band = new ArrayList<Drawing.Point>();
        points.forEach(it -> band.add(frame.point(it.x(), it.reach().high())));
        points.reversed().forEach(it -> band.add(frame.point(it.x(), it.reach().low())));
        List<Drawing.Point> line = points.stream().map(it -> frame.point(it.x(), it.y())).toList();
        drawing.add(new Drawing.Polygon("band " + colour, band));
        drawing.add(new Drawing.Polyline("line " + colour, line));
        for (int i = 0; i < points.size() && points.size() <= MOST_DOTS; i++) {
            String said = curve.label() + ": " + Format.HUNDREDTHS.of(points.get(i).y());
            drawing.add(new Drawing.Dot("dot " + colour, line.get(i), 3.2, said));
        }
    }

    /// Writes each label where its line ends, pushed apart where they would touch.
    private void labelEnds(Drawing drawing, Frame frame) {
        record End(String label, String colour, double x, double y) {}
        var ends = new ArrayList<End>();
        for (int i = 0; i < plot.curves().size(); i++) {
            Plot.Curve curve = plot.curves().get(i);
            if (!curve.points().isEmpty()) {
                Plot.Point last = curve.points().getLast();
                String colour = "c" + i % COLOURS;
                ends.add(new End(curve.label(), colour, frame.x(last.x()), frame.y(last.y())));
            }
        }
        ends.sort(Comparator.comparingDouble(End::y));
        double needed = ends.size() * LABEL_HEIGHT;
        double free = TOP + HEIGHT - needed;
        double next = TOP;
        for (int i = 0; i < ends.size(); i++) {
            End end = ends.get(i);
            double latest = Math.max(next, free + LABEL_HEIGHT * (i + 1));
            double y = Math.clamp(centred(ends.stream().map(End::y).toList(), i), next, latest);
            drawing.text(
                    "end " + end.colour(),
                    end.x() + 10,
                    y + 4.5,
                    Drawing.Anchor.START,
                    end.label());
            next = y + LABEL_HEIGHT;
        }
    }

    /// Where a label would be if the group that touches it were spread around its middle.
    private static double centred(List<Double> wanted, int index) {
        int first = index;
        int last = index;
        while (first > 0 && wanted.get(first) - wanted.get(first - 1) < LABEL_HEIGHT) {
            first--;
        }
        while (last + 1 < wanted.size() && wanted.get(last + 1) - wanted.get(last) < LABEL_HEIGHT) {
            last++;
        }
        double middle = 0;
        for (int i = first; i <= last; i++) {
            middle += wanted.get(i) / (last - first + 1);
        }
        return middle + (index - (first + last) / 2.0) * LABEL_HEIGHT;
    }

    private double legend(Drawing drawing, double top) {
        double y = top + 8;
        for (int i = 0; i < plot.curves().size(); i++) {
            drawing.line("line c" + i % COLOURS, LEFT, y, LEFT + 22, y);
            drawing.text(
                    "label",
                    LEFT + 30,
                    y + 4.5,
                    Drawing.Anchor.START,
                    plot.curves().get(i).label());
            y += 20;
        }
        return y;
    }

    private boolean beside() {
        return plot.curves().size() > 1 && longest() <= LONGEST_BESIDE;
    }

    private int longest() {
        return plot.curves().stream().mapToInt(it -> it.label().length()).max().orElse(0);
    }

    /// Along a whole-numbered axis marks stand at whole numbers.
    private Scale scaleX() {
        double[] all = values().mapToDouble(Plot.Point::x).toArray();
        double low = DoubleStream.of(all).min().orElse(0);
        double high = DoubleStream.of(all).max().orElse(1);
        double step = Math.max(1, Math.ceil((high - low) / 14));
        return new Scale(low, Math.max(high, low + 1), step);
    }

    private Scale scaleY() {
        double low = values().mapToDouble(it -> it.reach().low()).min().orElse(0);
        double high = values().mapToDouble(it -> it.reach().high()).max().orElse(1);
        return Scale.around(low, high);
    }

    private Stream<Plot.Point> values() {
        return plot.curves().stream().flatMap(curve -> curve.points().stream());
    }
}
