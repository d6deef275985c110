package dalmuti.lab.report;

import java.util.ArrayList;
import java.util.List;

/// A plot as shapes, for a page or a picture. Each shape has a style, which is a class of the page.
final class Drawing {

    private final List<Shape> shapes = new ArrayList<>();
    private double width;
    private double height;

    static Drawing of(Plot plot) {
        return switch (plot) {
            case Plot.HeatMap heatMap -> new HeatMapDrawing(heatMap).drawn();
            case Plot.Whiskers whiskers -> new WhiskersDrawing(whiskers).drawn();
            case Plot.Curves curves -> new CurvesDrawing(curves).drawn();
        };
    }

    /// Where a text stands beside its point.
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    record Point(double x, double y) {}

    sealed interface Shape {
        String style();
    }

    record Text(String style, Point at, Anchor anchor, String text) implements Shape {}

    /// A text that runs upwards, its middle at a point.
    record Upright(String style, Point at, String text) implements Shape {}

    record Line(String style, Point from, Point to) implements Shape {}

    /// A box with rounded corners.
    ///
    /// @param strength from 0, not to be seen, to 1
    record Box(String style, Point corner, double width, double height, double strength)
            implements Shape {}

    /// @param said what it is, for who points at it
    record Dot(String style, Point at, double radius, String said) implements Shape {}

    /// A line through several points.
    record Polyline(String style, List<Point> points) implements Shape {}

    /// An area between several points.
    record Polygon(String style, List<Point> points) implements Shape {}

    void add(Shape shape) {
        shapes.add(shape);
    }

    void text(String style, double x, double y, Anchor anchor, String text) {
        add(new Text(style, new Point(x, y), anchor, text));
    }

    void line(String style, double x1, double y1, double x2, double y2) {
        add(new Line(style, new Point(x1, y1), new Point(x2, y2)));
    }

    /// The whole drawing.
    Drawing sized(double wide, double high) {
        width = wide;
        height = high;
        return this;
    }

    List<Shape> shapes() {
        return shapes;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }
}
