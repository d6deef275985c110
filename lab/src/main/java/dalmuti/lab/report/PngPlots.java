package dalmuti.lab.report;

import dalmuti.lab.stats.Interval;

import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import javax.imageio.ImageIO;

/// Plots as pictures, for where a page is of no use.
public final class PngPlots {

    private static final int WIDTH = 960;
    private static final int HEIGHT = 600;

    /// So close that every row and column has its label.
    private static final int CLOSE_MARKS = 10;

    private static final Color PAPER = Color.WHITE;
    private static final Color INK = new Color(0x24211c);
    private static final Color RULE = new Color(0xe3ded3);
    private static final Color MORE = new Color(0x7a2742);
    private static final Color PALE = new Color(0xf7f5f0);
    private static final Color[] CURVES = {
        MORE,
        new Color(0x2b6ca3),
        new Color(0xb8791a),
        new Color(0x2f8f6b),
        new Color(0x8a5fb0),
        new Color(0xc4553b),
        new Color(0x5b6b7a),
        new Color(0xa0458c)
    };

    private static final Color[] SEQUENTIAL = {PALE, new Color(0xd9a7b5), new Color(0xb0657d)};
    private static final Color[] DIVERGING = {new Color(0x79a9c7), PALE, new Color(0xcf8fa3)};

    private PngPlots() {}

    /// Writes a picture of each plot into a folder.
    public static void write(List<Plot> plots, Path folder) throws IOException {
        System.setProperty("java.awt.headless", "true"); // before any picture is begun
        for (Plot plot : plots) {
            Chart<?, ?> chart =
                    switch (plot) {
                        case Plot.HeatMap heatMap -> heatMap(heatMap);
                        case Plot.Whiskers whiskers -> whiskers(whiskers);
                        case Plot.Curves curves -> curves(curves);
                    };
            Path file = folder.resolve(plot.name() + ".png");
            ImageIO.write(BitmapEncoder.getBufferedImage(chart), "png", file.toFile());
        }
    }

    private static Chart<?, ?> heatMap(Plot.HeatMap plot) {
        int rows = plot.down().labels().size();
        HeatMapChart chart =
                new HeatMapChartBuilder()
                        .width(WIDTH)
                        .height(Math.max(HEIGHT, 200 + 50 * rows))
                        .title(plot.title())
                        .xAxisTitle(plot.across().title())
                        .yAxisTitle(plot.down().title())
                        .build();
        var cells = new ArrayList<Number[]>();
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < plot.across().labels().size(); j++) {
                // charts grow upwards, and the first row belongs on top
                cells.add(new Number[] {j, rows - 1 - i, plot.shares().get(i).get(j)});
            }
        }
        chart.addSeries(
                plot.name(), plot.across().labels(), plot.down().labels().reversed(), cells);
        plain(chart.getStyler());
        chart.getStyler()
                .setShowValue(true)
                .setRangeColors(plot.middle() > 0 ? DIVERGING : SEQUENTIAL)
                .setMin(plot.middle() > 0 ? plot.middle() - plot.reach() : 0)
                .setMax(plot.middle() + plot.reach())
                .setValueFont(font(Font.PLAIN, 14))
                .setValueFontColor(INK)
                .setDrawBorder(true)
                .setHeatMapValueDecimalPattern("0.0%")
                .setXAxisTickMarkSpacingHint(CLOSE_MARKS)
                .setYAxisTickMarkSpacingHint(CLOSE_MARKS)
                .setLegendVisible(false);
        return chart;
    }

    private static Chart<?, ?> whiskers(Plot.Whiskers plot) {
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title(plot.title())
                        .yAxisTitle(plot.unit())
                        .build();
        List<String> labels = plot.dots().stream().map(Plot.Dot::label).toList();
        chart.addSeries(
                        plot.name(),
                        labels,
                        plot.dots().stream().map(Plot.Dot::value).toList(),
                        plot.dots().stream().map(dot -> reach(dot.reach())).toList())
                .setMarker(SeriesMarkers.CIRCLE)
                .setMarkerColor(MORE)
                .setLineColor(MORE);
        plain(chart.getStyler());
        chart.getStyler()
                .setDefaultSeriesRenderStyle(CategorySeries.CategorySeriesRenderStyle.Scatter)
                .setErrorBarsColor(MORE)
                .setLegendVisible(false)
                .setMarkerSize(12);
        Scale scale = scale(plot);
        chart.getStyler().setYAxisMin(scale.low()).setYAxisMax(scale.high());
        return chart;
    }

    private static Scale scale(Plot.Whiskers plot) {
        double low = plot.dots().stream().mapToDouble(it -> it.reach().low()).min().orElse(0);
        double high = plot.dots().stream().mapToDouble(it -> it.reach().high()).max().orElse(1);
        double mark = plot.mark().orElse(low);
        return Scale.around(Math.min(low, mark), Math.max(high, mark));
    }

    private static double reach(Interval interval) {
        return (interval.high() - interval.low()) / 2;
    }

    private static Chart<?, ?> curves(Plot.Curves plot) {
        XYChart chart =
                new XYChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title(plot.title())
                        .xAxisTitle(plot.across())
                        .yAxisTitle(plot.unit())
                        .build();
        for (int i = 0; i < plot.curves().size(); i++) {
            Plot.Curve curve = plot.curves().get(i);
            Color colour = CURVES[i % CURVES.length];
            chart.addSeries(
                            curve.label(),
                            curve.points().stream().map(Plot.Point::x).toList(),
                            curve.points().stream().map(Plot.Point::y).toList(),
                            curve.points().stream().map(it -> reach(it.reach())).toList())
                    .setMarker(SeriesMarkers.CIRCLE)
                    .setMarkerColor(colour)
                    .setLineColor(colour)
                    .setLineWidth(2.2f);
        }
        plain(chart.getStyler());
        chart.getStyler()
                .setErrorBarsColorSeriesColor(true)
                .setXAxisDecimalPattern("0")
                .setMarkerSize(7)
                .setLegendPosition(Styler.LegendPosition.OutsideS)
                .setLegendLayout(
                        plot.curves().stream().anyMatch(it -> it.label().length() > 18)
                                ? Styler.LegendLayout.Vertical
                                : Styler.LegendLayout.Horizontal)
                .setLegendVisible(plot.curves().size() > 1);
        return chart;
    }

    private static void plain(AxesChartStyler styler) {
        styler.setAxisTicksLineVisible(false)
                .setAxisTickMarksColor(RULE)
                .setAxisTickLabelsColor(INK)
                .setAxisTickLabelsFont(font(Font.PLAIN, 14))
                .setAxisTitleFont(font(Font.PLAIN, 14))
                .setPlotGridLinesColor(RULE)
                .setPlotGridLinesStroke(new BasicStroke(1))
                .setPlotGridVerticalLinesVisible(false)
                .setChartBackgroundColor(PAPER)
                .setPlotBackgroundColor(PAPER)
                .setPlotBorderVisible(false)
                .setChartFontColor(INK)
                .setChartTitleFont(font(Font.BOLD, 20))
                .setChartTitlePadding(14)
                .setChartPadding(18)
                .setLegendBorderColor(PAPER)
                .setLegendFont(font(Font.PLAIN, 14))
                .setLocale(Locale.ROOT);
    }

    private static Font font(int style, int size) {
        return new Font(Font.SANS_SERIF, style, size);
    }
}
