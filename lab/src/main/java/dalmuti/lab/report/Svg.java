package dalmuti.lab.report;

import java.util.Locale;

/// A drawing in the making, as SVG. Colours are left to the style of the page.
final class Svg {

    /// Where a text stands beside its point.
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /// How much larger than intended a drawing may be shown.
    private static final double LARGEST = 1.2;

    private final StringBuilder body = new StringBuilder();

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    Svg text(String style, double x, double y, Anchor anchor, String text) {
        body.append(
                "<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
                        .formatted(
                                style,
                                number(x),
                                number(y),
                                anchor.name().toLowerCase(Locale.ROOT),
                                escaped(text)));
        return this;
    }

    /// A text that runs upwards.
    Svg upright(String style, double x, double y, String text) {
        body.append(
                "<text class=\"%s\" transform=\"translate(%s %s) rotate(-90)\" text-anchor=\"middle\">%s</text>\n"
                        .formatted(style, number(x), number(y), escaped(text)));
        return this;
    }

    Svg line(String style, double x1, double y1, double x2, double y2) {
        body.append(
                "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
                        .formatted(style, number(x1), number(y1), number(x2), number(y2)));
        return this;
    }

    /// A box with rounded corners.
    ///
    /// @param strength from 0, not to be seen, to 1
    Svg box(String style, double x, double y, double width, double height, double strength) {
        body.append(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"4\" fill-opacity=\"%s\"/>\n"
                        .formatted(
                                style,
                                number(x),
                                number(y),
                                number(width),
                                number(height),
                                String.format(Locale.ROOT, "%.3f", strength)));
        return this;
    }

    /// A dot that says what it is when one points at it.
    Svg dot(String style, double x, double y, double radius, String said) {
        body.append(
                "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"><title>%s</title></circle>\n"
                        .formatted(style, number(x), number(y), number(radius), escaped(said)));
        return this;
    }

    /// A line through several points, written `x,y x,y`.
    Svg polyline(String style, String points) {
        body.append("<polyline class=\"%s\" points=\"%s\"/>\n".formatted(style, points));
        return this;
    }

    Svg polygon(String style, String points) {
        body.append("<polygon class=\"%s\" points=\"%s\"/>\n".formatted(style, points));
        return this;
    }

    /// The whole drawing.
    ///
    /// @param label what it shows, for those who do not see it
    String drawn(double width, double height, String label) {
        return """
        <svg viewBox="0 0 %s %s" style="max-width: %spx" role="img" aria-label="%s">
        %s</svg>
        """
                .formatted(
                        number(width),
                        number(height),
                        number(width * LARGEST),
                        escaped(label),
                        body);
    }
}
