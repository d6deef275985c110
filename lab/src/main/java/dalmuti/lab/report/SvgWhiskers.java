package dalmuti.lab.report;

import java.util.stream.DoubleStream;

/// Draws figures as dots with whiskers for their intervals.
record SvgWhiskers(Plot.Whiskers plot) {

    private static final double LETTER = 7.4;
    private static final double WIDTH = 540;
    private static final double RIGHT = 74;
    private static final double TOP = 14;
    private static final double ROW = 34;
    private static final double FOOT = 46;

    String drawn() {
        var svg = new Svg();
        double left =
                20
                        + LETTER
                                * plot.dots().stream()
                                        .mapToInt(it -> it.label().length())
                                        .max()
                                        .orElse(0);
        left = Math.min(left, WIDTH * 0.55);
        double span = WIDTH - left - RIGHT;
        Scale scale = scale();
        double bottom = TOP + ROW * plot.dots().size();
        for (double mark : scale.marks()) {
            double x = left + span * scale.share(mark);
            svg.line("grid", x, TOP, x, bottom);
            svg.text("label", x, bottom + 18, Svg.Anchor.MIDDLE, scale.written(mark));
        }
        if (plot.mark().isPresent()) {
            double x = left + span * scale.share(plot.mark().get());
            svg.line("mark", x, TOP, x, bottom);
        }
        svg.text("axis", left + span / 2, bottom + 38, Svg.Anchor.MIDDLE, plot.unit());
        for (int i = 0; i < plot.dots().size(); i++) {
            draw(svg, plot.dots().get(i), scale, TOP + ROW * (i + 0.5), left, span);
        }
        return svg.drawn(WIDTH, bottom + FOOT, plot.title());
    }

    private static void draw(
            Svg svg, Plot.Dot dot, Scale scale, double y, double left, double span) {
        double low = left + span * scale.share(dot.reach().low());
        double high = left + span * scale.share(dot.reach().high());
        double x = left + span * scale.share(dot.value());
        svg.text("label", left - 12, y + 4.5, Svg.Anchor.END, dot.label());
        if (dot.interval().isKnown()) {
            svg.line("whisker", low, y, high, y);
            svg.line("whisker", low, y - 5, low, y + 5);
            svg.line("whisker", high, y - 5, high, y + 5);
        }
        String figure = Format.HUNDREDTHS.of(dot.value());
        svg.dot("dot", x, y, 5.5, dot.label() + ": " + figure);
        svg.text("figure", high + 10, y + 4.5, Svg.Anchor.START, figure);
    }

    private Scale scale() {
        double[] all =
                DoubleStream.concat(
                                plot.dots().stream()
                                        .flatMapToDouble(
                                                it ->
                                                        DoubleStream.of(
                                                                it.reach().low(),
                                                                it.reach().high(),
                                                                it.value())),
                                plot.mark().stream().mapToDouble(it -> it))
                        .toArray();
        return Scale.around(
                DoubleStream.of(all).min().orElse(0), DoubleStream.of(all).max().orElse(1));
    }
}
