package dalmuti.server.store;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A table as text that any database can read: the names of its columns, then a row a line, with
/// tabs between values.
record Dump(Connection connection, String table) {

    private static final int AT_ONCE = 500;

    private static final String JOURNAL = "journal";

    /// Rows of the journal have a number of their own in H2 alone.
    private static final String OWN_NUMBER = "id";

    int write(Writer out) throws SQLException, IOException {
        List<String> columns = columns();
        columns.removeIf(this::isOwnNumber);
        out.write(line(columns.stream()));
        int count = 0;
        String order = table.equals(JOURNAL) ? " order by entity, seq" : "";
        try (PreparedStatement select =
                connection.prepareStatement(
                        "select " + String.join(", ", columns) + " from " + table + order)) {
            select.setFetchSize(AT_ONCE);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    var values = new ArrayList<String>();
                    for (int i = 1; i <= columns.size(); i++) {
                        values.add(text(rows, i));
                    }
                    out.write(line(values.stream()));
                    count++;
                }
            }
        }
        return count;
    }

    /// One database says `t` where the other says `TRUE`.
    static String text(ResultSet row, int column) throws SQLException {
        return row.getObject(column) instanceof Boolean is ? is.toString() : row.getString(column);
    }

    private boolean isOwnNumber(String column) {
        return table.equals(JOURNAL) && column.equals(OWN_NUMBER);
    }

    int read(BufferedReader in) throws SQLException, IOException {
        List<String> columns = values(in.readLine());
        if (!columns().containsAll(columns)) {
            throw new IOException(table + " has no " + columns);
        }
        boolean numbered = columns().stream().anyMatch(this::isOwnNumber);
        List<String> all = new ArrayList<>(columns);
        if (numbered) {
            all.add(OWN_NUMBER);
        }
        String marks = all.stream().map(_ -> "?").collect(Collectors.joining(", "));
        String sql =
                "insert into " + table + " (" + String.join(", ", all) + ") values (" + marks + ")";
        int count = 0;
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            List<Integer> types = types(all);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                count++;
                List<String> values = new ArrayList<>(values(line));
                if (numbered) {
                    values.add(String.valueOf(count));
                }
                if (values.size() != types.size()) {
                    throw new IOException(table + ", row " + count);
                }
                for (int i = 0; i < types.size(); i++) {
                    insert.setObject(i + 1, values.get(i), types.get(i));
                }
                insert.addBatch();
                if (count % AT_ONCE == 0) {
                    insert.executeBatch();
                }
            }
            insert.executeBatch();
        }
        return count;
    }

    private List<String> columns() throws SQLException {
        return described("*", (about, i) -> about.getColumnName(i).toLowerCase(Locale.ROOT));
    }

    private List<Integer> types(List<String> columns) throws SQLException {
        return described(String.join(", ", columns), ResultSetMetaData::getColumnType);
    }

    private interface Trait<T> {
        T of(ResultSetMetaData about, int column) throws SQLException;
    }

    private <T> List<T> described(String columns, Trait<T> trait) throws SQLException {
        try (PreparedStatement select =
                        connection.prepareStatement(
                                "select " + columns + " from " + table + " where 1 = 0");
                ResultSet none = select.executeQuery()) {
            var traits = new ArrayList<T>();
            for (int i = 1; i <= none.getMetaData().getColumnCount(); i++) {
                traits.add(trait.of(none.getMetaData(), i));
            }
            return traits;
        }
    }

    static String line(Stream<String> values) {
        return values.map(Dump::escaped).collect(Collectors.joining("\t", "", "\n"));
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    static List<String> values(@Nullable String line) throws IOException {
        if (line == null) {
            throw new IOException("It ends too early");
        }
        var values = new ArrayList<String>();
        for (String value : line.split("\t", -1)) {
            values.add(plain(value));
        }
        return values;
    }

    private static String plain(String escaped) {
        var plain = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            if (c == '\\' && i + 1 < escaped.length()) {
                i++;
                plain.append(
                        switch (escaped.charAt(i)) {
                            case 't' -> '\t';
                            case 'n' -> '\n';
                            case 'r' -> '\r';
                            default -> escaped.charAt(i);
                        });
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
