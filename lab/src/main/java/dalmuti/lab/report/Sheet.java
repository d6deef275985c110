package dalmuti.lab.report;

import dalmuti.lab.stats.Ratio;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// A table of results, the same for the terminal, for CSV, for JSON and for a page.
///
/// @param name one word, for files and fields
/// @param title a line above it
/// @param rows each as long as the columns
public record Sheet(String name, String title, List<String> columns, List<List<Cell>> rows) {

    public Sheet {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<Cell> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(name + ": " + row);
            }
        }
    }

    /// A row for each of several things.
    public static <T> Sheet of(String name, String title, List<T> things, List<Column<T>> columns) {
        return new Sheet(
                name,
                title,
                columns.stream().map(Column::title).toList(),
                things.stream()
                        .map(it -> columns.stream().map(column -> column.cell().apply(it)).toList())
                        .toList());
    }

    /// Means and their 95% intervals, a row for each measure.
    public static <M extends NamedFigure> Sheet of(
            String name, String title, List<M> measures, Function<M, Ratio> ratio) {
        Function<M, Cell> range = it -> range(ratio.apply(it), it.format());
        List<Column<M>> columns =
                List.of(
                        Column.text("measure", NamedFigure::title),
                        Column.mean("mean", ratio),
                        new Column<>("95%", range));
        return of(name, title, measures, columns);
    }

    /// A share is never less than nothing, however few games there were.
    private static Cell range(Ratio ratio, Format format) {
        return new Cell.Range(format == Format.PERCENT ? ratio.share() : ratio.interval(), format);
    }

    /// The headings and the rows in words.
    public List<List<String>> texts() {
        var texts = new ArrayList<List<String>>();
        texts.add(columns);
        rows.forEach(row -> texts.add(row.stream().map(Cell::text).toList()));
        return texts;
    }

    /// The rows by column, with all digits; a range takes two columns. What is not known is null,
    /// as in JSON.
    public List<Map<String, @Nullable Object>> records() {
        var records = new ArrayList<Map<String, @Nullable Object>>();
        for (List<Cell> row : rows) {
            var fields = new LinkedHashMap<String, @Nullable Object>();
            for (int i = 0; i < columns.size(); i++) {
                enter(fields, columns.get(i), row.get(i));
            }
            records.add(fields);
        }
        return records;
    }

    private static void enter(Map<String, @Nullable Object> fields, String column, Cell cell) {
        switch (cell) {
            case Cell.Label(var text) -> fields.put(column, text);
            case Cell.Figure(var value, var format) -> fields.put(column, exact(value, format));
            case Cell.Range(var interval, var format) -> {
                fields.put(column + " low", exact(interval.low(), format));
                fields.put(column + " high", exact(interval.high(), format));
            }
        }
    }

    private static @Nullable Object exact(double value, Format format) {
        if (Double.isNaN(value)) {
            return null;
        }
        return format == Format.WHOLE && value == Math.rint(value) ? (Object) (long) value : value;
    }
}
