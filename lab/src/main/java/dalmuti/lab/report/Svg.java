package dalmuti.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Drawings as SVG. Colours are left to the style of the page.
final class Svg {

    /// How much larger than intended a drawing may be shown.
    private static final double LARGEST = 1.2;

    private Svg() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /// @param label what it shows, for those who do not see it
    static String of(Drawing drawing, String label) {
        return """
        <svg viewBox="0 0 %s %s" style="max-width: %spx" role="img" aria-label="%s">
        %s</svg>
        """
                .formatted(
                        number(drawing.width()),
                        number(drawing.height()),
                        number(drawing.width() * LARGEST),
                        escaped(label),
                        drawing.shapes().stream().map(Svg::element).collect(Collectors.joining()));
    }

    private static String text(Drawing.Text it) {
        return "<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
                .formatted(
                        it.style(),
                        number(it.at().x()),
                        number(it.at().y()),
                        it.anchor().name().toLowerCase(Locale.ROOT),
                        escaped(it.text()));
    }

    private static String element(Drawing.Shape shape) {
        return switch (shape) {
            case Drawing.Text text -> text(text);
            case Drawing.Upright(var style, var at, var text) ->
                    "<text class=\"%s\" transform=\"translate(%s %s) rotate(-90)\" text-anchor=\"middle\">%s</text>\n"
                            .formatted(style, number(at.x()), number(at.y()), escaped(text));
            case Drawing.Line(var style, var from, var to) ->
                    "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
                            .formatted(
                                    style,
                                    number(from.x()),
                                    number(from.y()),
                                    number(to.x()),
                                    number(to.y()));
            case Drawing.Box(var style, var corner, var width, var height, var strength) ->
                    "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"4\" fill-opacity=\"%s\"/>\n"
                            .formatted(
                                    style,
                                    number(corner.x()),
                                    number(corner.y()),
                                    number(width),
                                    number(height),
                                    String.format(Locale.ROOT, "%.3f", strength));
            case Drawing.Dot(var style, var at, var radius, var said) ->
                    "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"><title>%s</title></circle>\n"
                            .formatted(
                                    style,
                                    number(at.x()),
                                    number(at.y()),
                                    number(radius),
                                    escaped(said));
            case Drawing.Polyline(var style, var points) ->
                    "<polyline class=\"%s\" points=\"%s\"/>\n".formatted(style, written(points));
            case Drawing.Polygon(var style, var points) ->
                    "<polygon class=\"%s\" points=\"%s\"/>\n".formatted(style, written(points));
        };
    }

    private static String written(List<Drawing.Point> points) {
        return points.stream()
                .map(it -> number(it.x()) + "," + number(it.y()))
                .collect(Collectors.joining(" "));
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
