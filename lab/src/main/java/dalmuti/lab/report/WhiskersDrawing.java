package dalmuti.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Draws figures as dots with whiskers for their intervals.
record WhiskersDrawing(Plot.Whiskers plot) {

    private static final double LETTER = 7.4;
    private static final double WIDTH = 540;
    private static final double RIGHT = 74;
    private static final double TOP = 14;
    private static final double ROW = 34;
    private static final double FOOT = 46;

    Drawing drawn() {
        var drawing = new Drawing();
        int longest = plot.dots().stream().mapToInt(it -> it.label().length()).max().orElse(0);
        double left = Math.min(20 + LETTER * longest, WIDTH * 0.55);
        double span = WIDTH - left - RIGHT;
        Scale scale = scale();
        double bottom = TOP + ROW * plot.dots().size();
        for (double mark : scale.marks()) {
            double x = left + span * scale.share(mark);
            drawing.line("grid", x, TOP, x, bottom);
            drawing.text("label", x, bottom + 18, Drawing.Anchor.MIDDLE, scale.written(mark));
        }
        if (plot.mark().isPresent()) {
            double x = left + span * scale.share(plot.mark().get());
            drawing.line("mark", x, TOP, x, bottom);
        }
        drawing.text("axis", left + span / 2, bottom + 38, Drawing.Anchor.MIDDLE, plot.unit());
        for (int i = 0; i < plot.dots().size(); i++) {
            draw(drawing, plot.dots().get(i), scale, TOP + ROW * (i + 0.5), left, span);
        }
        return drawing.sized(WIDTH, bottom + FOOT);
    }

    private static void draw(
            Drawing drawing, Plot.Dot dot, Scale scale, double y, double left, double span) {
        double low = left + span * scale.share(dot.reach().low());
        double high = left + span * scale.share(dot.reach().high());
        double x = left + span * scale.share(dot.value());
        drawing.text("label", left - 12, y + 4.5, Drawing.Anchor.END, dot.label());
        if (dot.interval().isKnown()) {
            drawing.line("whisker", low, y, high, y);
            drawing.line("whisker", low, y - 5, low, y + 5);
            drawing.line("whisker", high, y - 5, high, y + 5);
        }
        String figure = Format.HUNDREDTHS.of(dot.value());
        drawing.add(
                new Drawing.Dot("dot", new Drawing.Point(x, y), 5.5, dot.label() + ": " + figure));
        drawing.text("figure", high + 10, y + 4.5, Drawing.Anchor.START, figure);
    }

    private Scale scale() {
        var all = new ArrayList<Double>(plot.mark().stream().toList());
        plot.dots()
                .forEach(
                        it -> all.addAll(List.of(it.reach().low(), it.reach().high(), it.value())));
        return all.isEmpty()
                ? Scale.around(0, 1)
                : Scale.around(Collections.min(all), Collections.max(all));
    }
}
