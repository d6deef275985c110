package dalmuti.lab.report;

import java.util.List;

/// Draws shares as coloured boxes with their figures.
record HeatMapDrawing(Plot.HeatMap plot) {

    private static final double LETTER = 7.2;
    private static final double WIDEST = 540;
    private static final double TOP = 52;
    private static final double ROW = 34;
    private static final double GAP = 3;

    /// From this strength on, a figure is written in the colour of the page.
    private static final double STRONG = 0.6;

    Drawing drawn() {
        var drawing = new Drawing();
        List<String> rows = plot.down().labels();
        List<String> columns = plot.across().labels();
        double left = 40 + LETTER * longest(rows);
        double cell = Math.clamp((WIDEST - left) / columns.size(), 40, 92);
        double width = left + cell * columns.size() + GAP;
        double height = TOP + ROW * rows.size() + GAP;
        drawing.text("axis", left + cell * columns.size() / 2, 16, Drawing.Anchor.MIDDLE, across());
        drawing.add(
                new Drawing.Upright(
                        "axis",
                        new Drawing.Point(12, TOP + ROW * rows.size() / 2),
                        plot.down().title()));
        for (int j = 0; j < columns.size(); j++) {
            drawing.text(
                    "label",
                    left + cell * (j + 0.5),
                    TOP - 10,
                    Drawing.Anchor.MIDDLE,
                    columns.get(j));
        }
        for (int i = 0; i < rows.size(); i++) {
            double y = TOP + ROW * i;
            drawing.text("label", left - 8, y + ROW / 2 + 4, Drawing.Anchor.END, rows.get(i));
            for (int j = 0; j < columns.size(); j++) {
                draw(drawing, plot.shares().get(i).get(j), left + cell * j, y, cell);
            }
        }
        return drawing.sized(width, height);
    }

    private String across() {
        return plot.across().title();
    }

    private void draw(Drawing drawing, double share, double x, double y, double cell) {
        double strength = strength(share);
        var corner = new Drawing.Point(x + GAP / 2, y + GAP / 2);
        drawing.add(new Drawing.Box("cell", corner, cell - GAP, ROW - GAP, 1));
        String side = share >= plot.middle() ? "more" : "less";
        drawing.add(new Drawing.Box(side, corner, cell - GAP, ROW - GAP, strength));
        drawing.text(
                strength > STRONG ? "figure onstrong" : "figure",
                x + cell / 2,
                y + ROW / 2 + 4.5,
                Drawing.Anchor.MIDDLE,
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
