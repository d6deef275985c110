package dalmuti.lab.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import javax.imageio.ImageIO;

/// Plots as PNG, for where a page is of no use. They look as on a page in light colours.
public final class Pictures {

    private static final int WIDTH = 960;
    private static final double HEAD = 34;
    private static final float TITLE_SIZE = 17;

    private final Graphics2D canvas;

    private Pictures(Graphics2D canvas) {
        this.canvas = canvas;
    }

    /// Writes a picture of each plot into a folder.
    public static void write(List<Plot> plots, Path folder) throws IOException {
        System.setProperty("java.awt.headless", "true"); // before any picture is begun
        for (Plot plot : plots) {
            ImageIO.write(painted(plot), "png", folder.resolve(plot.name() + ".png").toFile());
        }
    }

    private static BufferedImage painted(Plot plot) {
        Drawing drawing = Drawing.of(plot);
        double scale = WIDTH / drawing.width();
        int height = (int) Math.ceil((HEAD + drawing.height()) * scale);
        var image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = image.createGraphics();
        canvas.setColor(Color.WHITE);
        canvas.fillRect(0, 0, WIDTH, height);
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.scale(scale, scale);
        canvas.setColor(color("ink"));
        canvas.setFont(font(Font.BOLD, TITLE_SIZE));
        canvas.drawString(plot.title(), 8, 22);
        canvas.translate(0, HEAD);
        var pictures = new Pictures(canvas);
        drawing.shapes().forEach(pictures::paint);
        canvas.dispose();
        return image;
    }

    private void paint(Drawing.Shape shape) {
        canvas.setColor(color(tone(shape.style())));
        canvas.setStroke(stroke(shape.style()));
        switch (shape) {
            case Drawing.Text text -> paint(text);
            case Drawing.Upright(var style, var at, var text) -> {
                var before = canvas.getTransform();
                canvas.translate(at.x(), at.y());
                canvas.rotate(-Math.PI / 2);
                var origin = new Drawing.Point(0, 0);
                paint(new Drawing.Text(style, origin, Drawing.Anchor.MIDDLE, text));
                canvas.setTransform(before);
            }
            case Drawing.Line(_, var from, var to) ->
                    canvas.draw(new Line2D.Double(from.x(), from.y(), to.x(), to.y()));
            case Drawing.Box(_, var corner, var width, var height, var strength) -> {
                fade(strength);
                canvas.fill(
                        new RoundRectangle2D.Double(corner.x(), corner.y(), width, height, 8, 8));
            }
            case Drawing.Dot(_, var at, var radius, _) ->
                    canvas.fill(
                            new Ellipse2D.Double(
                                    at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
            case Drawing.Polyline(_, var points) -> canvas.draw(path(points));
            case Drawing.Polygon(_, var points) -> {
                fade(0.16);
                canvas.fill(path(points));
            }
        }
    }

    private void paint(Drawing.Text text) {
        canvas.setFont(font(text.style().startsWith("end") ? Font.BOLD : Font.PLAIN, 12.5f));
        int width = canvas.getFontMetrics().stringWidth(text.text());
        double left =
                switch (text.anchor()) {
                    case START -> text.at().x();
                    case MIDDLE -> text.at().x() - width / 2.0;
                    case END -> text.at().x() - width;
                };
        canvas.drawString(text.text(), (float) left, (float) text.at().y());
    }

    private void fade(double strength) {
        Color full = canvas.getColor();
        canvas.setColor(
                new Color(
                        full.getRed(),
                        full.getGreen(),
                        full.getBlue(),
                        (int) Math.round(255 * strength)));
    }

    private static Path2D path(List<Drawing.Point> points) {
        var path = new Path2D.Double();
        for (Drawing.Point point : points) {
            if (path.getCurrentPoint() == null) {
                path.moveTo(point.x(), point.y());
            } else {
                path.lineTo(point.x(), point.y());
            }
        }
        return path;
    }

    /// The colour that a style has on a page.
    private static String tone(String style) {
        if (style.matches(".* c[0-9]")) {
            return style.substring(style.length() - 2);
        }
        return switch (style) {
            case "axis", "mark" -> "soft";
            case "cell" -> "page";
            case "grid" -> "rule";
            case "more", "whisker", "dot" -> "more";
            case "less" -> "less";
            case "figure onstrong" -> "onstrong";
            default -> "ink";
        };
    }

    private static Color color(String tone) {
        var found = Pattern.compile("--" + tone + ": (#\\w{6});").matcher(HtmlPage.style());
        if (!found.find()) {
            throw new IllegalArgumentException("No colour " + tone);
        }
        return Color.decode(found.group(1));
    }

    private static BasicStroke stroke(String style) {
        return switch (style) {
            case "grid" -> new BasicStroke(1);
            case "mark" ->
                    new BasicStroke(
                            1.5f,
                            BasicStroke.CAP_BUTT,
                            BasicStroke.JOIN_ROUND,
                            1,
                            new float[] {4, 4},
                            0);
            default -> new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        };
    }

    private static Font font(int style, float size) {
        return new Font(Font.SANS_SERIF, style, 1).deriveFont(size);
    }
}
