package dalmuti.lab.report;

import dalmuti.lab.stats.Ratio;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/// What a sheet says of each of several things in one column.
public record Column<T>(String title, Function<T, Cell> cell) {

    public static <T> Column<T> text(String title, Function<T, String> text) {
        return new Column<>(title, it -> new Cell.Label(text.apply(it)));
    }

    public static <T> Column<T> count(String title, ToLongFunction<T> count) {
        return figure(title, Format.WHOLE, count::applyAsLong);
    }

    public static <T> Column<T> figure(String title, Format format, ToDoubleFunction<T> figure) {
        return new Column<>(title, it -> new Cell.Figure(figure.applyAsDouble(it), format));
    }

    public static <T> Column<T> mean(String title, Format format, Function<T, Ratio> ratio) {
        return figure(title, format, it -> ratio.apply(it).mean());
    }

    /// The mean of each measure.
    public static <M extends NamedFigure> Column<M> mean(String title, Function<M, Ratio> ratio) {
        return new Column<>(title, it -> new Cell.Figure(ratio.apply(it).mean(), it.format()));
    }

    /// The 95% interval of a mean.
    public static <T> Column<T> interval(String title, Format format, Function<T, Ratio> ratio) {
        return new Column<>(title, it -> new Cell.Range(ratio.apply(it).interval(), format));
    }

    /// The 95% interval of a share.
    public static <T> Column<T> share(String title, Function<T, Ratio> ratio) {
        return new Column<>(title, it -> new Cell.Range(ratio.apply(it).share(), Format.PERCENT));
    }
}
