package dalmuti.server.store.jdbc;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A database table as text that any database can read: column names, then a row a line, separated
/// by tabs.
public record TableDump(Sql sql, String table) {

    private static final int AT_ONCE = 500;

    private static final String JOURNAL = "journal";

    /// Rows of the journal had a number of their own in H2.
    private static final String OWN_NUMBER = "id";

    int write(Writer out) throws SQLException, IOException {
        List<String> columns = columns();
        columns.removeIf(this::isOwnNumber);
        out.write(line(columns.stream()));
        int count = 0;
        String order = table.equals(JOURNAL) ? " order by entity, seq" : "";
        String rowsOf = "select " + String.join(", ", columns) + " from " + table + order;
        try (PreparedStatement select = sql.connection().prepareStatement(rowsOf)) {
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

    /// One database says `t` where another says `TRUE` or `1`.
    public static String text(ResultSet row, int column) throws SQLException {
        return switch (row.getMetaData().getColumnType(column)) {
            case Types.BOOLEAN, Types.BIT -> String.valueOf(row.getBoolean(column));
            case Types.DOUBLE, Types.FLOAT, Types.REAL -> String.valueOf(row.getDouble(column));
            default -> row.getString(column);
        };
    }

    private boolean isOwnNumber(String column) {
        return table.equals(JOURNAL) && column.equals(OWN_NUMBER);
    }

    int read(BufferedReader in) throws SQLException, IOException {
        List<String> columns = values(in.readLine());
        if (!columns().containsAll(columns)) {
            throw new IOException(table + " has no " + columns);
        }
        int count = 0;
        String insertion = Sql.insertion(table, String.join(", ", columns), columns.size());
        try (PreparedStatement insert = sql.connection().prepareStatement(insertion)) {
            List<Integer> types = types(columns);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                count++;
                List<String> values = values(line);
                if (values.size() != types.size()) {
                    throw new IOException(table + ", row " + count);
                }
                for (int i = 0; i < types.size(); i++) {
                    set(insert, i + 1, values.get(i), types.get(i));
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

    private static void set(PreparedStatement insert, int place, String value, int type)
            throws SQLException {
        switch (type) {
            case Types.BOOLEAN, Types.BIT -> insert.setBoolean(place, Boolean.parseBoolean(value));
            case Types.DOUBLE, Types.FLOAT, Types.REAL ->
                    insert.setDouble(place, Double.parseDouble(value));
            default -> insert.setObject(place, value, type);
        }
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
        String noRows = "select " + columns + " from " + table + " where 1 = 0";
        try (PreparedStatement select = sql.connection().prepareStatement(noRows);
                ResultSet none = select.executeQuery()) {
            var traits = new ArrayList<T>();
            for (int i = 1; i <= none.getMetaData().getColumnCount(); i++) {
                traits.add(trait.of(none.getMetaData(), i));
            }
            return traits;
        }
    }

    public static String line(Stream<String> values) {
        return values.map(TableDump::escaped).collect(Collectors.joining("\t", "", "\n"));
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
        try {
            return Arrays.stream(line.split("\t", -1)).map(String::translateEscapes).toList();
        } catch (IllegalArgumentException e) {
            throw new IOException(e);
        }
    }
}
