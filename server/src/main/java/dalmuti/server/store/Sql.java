package dalmuti.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Runs statements on a connection. Arguments take the places of the question marks.
public record Sql(Connection connection) {

    /// Makes something of a row.
    public interface RowMapper<T> {
        T map(ResultSet row) throws SQLException;
    }

    /// Changes rows, and says how many.
    public int change(String sql, Object... arguments) throws SQLException {
        try (PreparedStatement statement = prepared(sql, arguments)) {
            return statement.executeUpdate();
        }
    }

    /// Inserts a row.
    ///
    /// @param columns their names, with commas between them
    public int insert(String table, String columns, Object... values) throws SQLException {
        return change(insertion(table, columns, values.length), values);
    }

    /// The statement that inserts a row with so many values.
    static String insertion(String table, String columns, int values) {
        String marks = String.join(", ", Collections.nCopies(values, "?"));
        return "insert into %s (%s) values (%s)".formatted(table, columns, marks);
    }

    public <T> List<T> list(RowMapper<T> mapper, String sql, Object... arguments)
            throws SQLException {
        var list = new ArrayList<T>();
        try (PreparedStatement statement = prepared(sql, arguments);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                list.add(mapper.map(rows));
            }
        }
        return list;
    }

    public <T> Optional<T> first(RowMapper<T> mapper, String sql, Object... arguments)
            throws SQLException {
        return list(mapper, sql, arguments).stream().findFirst();
    }

    /// The first column of all rows.
    public List<String> texts(String sql, Object... arguments) throws SQLException {
        return list(row -> row.getString(1), sql, arguments);
    }

    /// The first column of the first row; 0 where there is none.
    public long number(String sql, Object... arguments) throws SQLException {
        return first(row -> row.getLong(1), sql, arguments).orElse(0L);
    }

    /// Whether there is such a row.
    public boolean exists(String sql, Object... arguments) throws SQLException {
        return !list(_ -> true, sql, arguments).isEmpty();
    }

    /// Statements without arguments, divided by semicolons.
    int run(String script) throws SQLException {
        int statements = 0;
        try (Statement statement = connection.createStatement()) {
            for (String sql : script.split(";", -1)) {
                if (!sql.isBlank()) {
                    statement.execute(sql);
                    statements++;
                }
            }
        }
        return statements;
    }

    /// The names of the tables there are.
    Set<String> tables() throws SQLException {
        var names = new HashSet<String>();
        try (ResultSet rows =
                connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (rows.next()) {
                names.add(rows.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        return names;
    }

    private PreparedStatement prepared(String sql, Object... arguments) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            for (int i = 0; i < arguments.length; i++) {
                statement.setObject(i + 1, arguments[i]);
            }
            return statement;
        } catch (SQLException e) {
            statement.close();
            throw e;
        }
    }
}
