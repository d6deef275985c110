package dalmuti.app.print;

import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Rows of words in columns.
public final class Table {

    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    /// A table with a heading.
    ///
    /// @param columns what the columns are called, by key
    public static Table of(Words words, String... columns) {
        return new Table().row(Stream.of(columns).map(words::say).toArray());
    }

    public Table row(Object... cells) {
        rows.add(Stream.of(cells).map(String::valueOf).toList());
        return this;
    }

    /// The same without some columns.
    ///
    /// @param columns counted from 0
    public Table without(Integer... columns) {
        var table = new Table();
        var dropped = Set.of(columns);
        for (List<String> row : rows) {
            table.row(
                    IntStream.range(0, row.size())
                            .filter(it -> !dropped.contains(it))
                            .mapToObj(row::get)
                            .toArray());
        }
        return table;
    }

    public boolean hasRows() {
        return rows.size() > 1;
    }

    public List<String> lines() {
        return aligned(rows);
    }

    public List<String> lines(String indent) {
        return lines().stream().map(indent::concat).toList();
    }

    /// What may be typed, in two columns.
    ///
    /// @param texts lines such as `3 9 = three nines`
    public static List<String> explained(String... texts) {
        List<List<String>> rows =
                Stream.of(texts)
                        .flatMap(String::lines)
                        .map(line -> Arrays.asList(line.split(" = ", 2)))
                        .toList();
        return aligned(rows).stream().map(" "::concat).toList();
    }

    /// The rows as lines: the first column flush left, a column of numbers flush right.
    public static List<String> aligned(List<List<String>> rows) {
        var lines = new ArrayList<String>();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                line.append(column == 0 ? "" : GAP).append(padded(row.get(column), rows, column));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String padded(String cell, List<List<String>> rows, int column) {
        int width = width(rows, column);
        boolean numbers =
                rows.stream()
                        .skip(1)
                        .filter(row -> row.size() > column)
                        .allMatch(row -> row.get(column).matches("[-+0-9.%]*"));
        String room = " ".repeat(width - Width.of(cell));
        return numbers && column > 0 ? room + cell : cell + room;
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> Width.of(row.get(column)))
                .max()
                .orElse(0);
    }
}
