package dalmuti.app.screen;

import dalmuti.app.print.Table;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What may be typed, in two columns.
public final class Help {

    private static final String INDENT = "    ";
    private static final String EQUALS = " = ";

    private Help() {}

    /// @param texts lines such as `3 9 = three nines`
    public static List<String> lines(String... texts) {
        List<List<String>> rows =
                Stream.of(texts)
                        .flatMap(String::lines)
                        .map(line -> Arrays.asList(line.split(EQUALS, 2)))
                        .toList();
        return Table.aligned(rows).stream().map(row -> INDENT + row).toList();
    }
}
