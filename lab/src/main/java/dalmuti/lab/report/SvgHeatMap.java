package dalmuti.lab.report;

import java.util.List;

/// Draws shares as coloured boxes with their figures.
record SvgHeatMap(Plot.HeatMap plot) {

    private static final double LETTER = 7.2;
    private static final double WIDEST = 540;
    private static final double TOP = 52;
    private static final double ROW = 34;
    private static final double GAP = 3;

    /// From this strength on, a figure is written in the colour of the page.
    private static final double STRONG = 0.6;

    String drawn() {
        var svg = new Svg();
        List<String> rows = plot.down().labels();
        List<String> columns = plot.across().labels();
        double left = 40 + LETTER * longest(rows);
        double cell = Math.clamp((WIDEST - left) / columns.size(), 40, 92);
        double width = left + cell * columns.size() + GAP;
        double height = TOP + ROW * rows.size() + GAP;
        svg.text("axis", left + cell * columns.size() / 2, 16, Svg.Anchor.MIDDLE, across());
        svg.upright("axis", 12, TOP + ROW * rows.size() / 2, plot.down().title());
        for (int j = 0; j < columns.size(); j++) {
            svg.text("label", left + cell * (j + 0.5), TOP - 10, Svg.Anchor.MIDDLE, columns.get(j));
        }
        for (int i = 0; i < rows.size(); i++) {
            double y = TOP + ROW * i;
            svg.text("label", left - 8, y + ROW / 2 + 4, Svg.Anchor.END, rows.get(i));
            for (int j = 0; j < columns.size(); j++) {
                draw(svg, plot.shares().get(i).get(j), left + cell * j, y, cell);
            }
        }
        return svg.drawn(width, height, plot.title());
    }

    private String across() {
        return plot.across().title();
    }

    private void draw(Svg svg, double share, double x, double y, double cell) {
        double strength = strength(share);
        svg.box("cell", x + GAP / 2, y + GAP / 2, cell - GAP, ROW - GAP, 1);
        svg.box(
                share >= plot.middle() ? "more" : "less",
                x + GAP / 2,
                y + GAP / 2,
                cell - GAP,
                ROW - GAP,
                strength);
        svg.text(
                strength > STRONG ? "figure onstrong" : "figure",
                x + cell / 2,
                y + ROW / 2 + 4.5,
                Svg.Anchor.MIDDLE,
                figure(share));
    }

    private static String figure(double share) {
        return share > 0 && share < 0.095
                ? Format.PERCENT.of(share)
                : Format.WHOLE.of(100 * share) + "%";
    }

    private double strength(double share) {
        return 0.95 * Math.min(1, Math.abs(share - plot.middle()) / plot.reach());
    }

    private static int longest(List<String> labels) {
        return labels.stream().mapToInt(String::length).max().orElse(0);
    }
}
