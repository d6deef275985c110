package dalmuti.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Statements with their arguments in place.
final class Sql {

    private Sql() {}

    /// What becomes of a row.
    interface Shape<T> {
        T of(ResultSet row) throws SQLException;
    }

    /// Changes rows, and says how many.
    static int change(Connection connection, String sql, Object... arguments) throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, arguments)) {
            return statement.executeUpdate();
        }
    }

    static <T> List<T> list(Connection connection, Shape<T> shape, String sql, Object... arguments)
            throws SQLException {
        var list = new ArrayList<T>();
        try (PreparedStatement statement = prepared(connection, sql, arguments);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                list.add(shape.of(rows));
            }
        }
        return list;
    }

    static <T> Optional<T> first(
            Connection connection, Shape<T> shape, String sql, Object... arguments)
            throws SQLException {
        return list(connection, shape, sql, arguments).stream().findFirst();
    }

    /// Statements without arguments, divided by semicolons.
    static int run(Connection connection, String script) throws SQLException {
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
    static Set<String> tables(Connection connection) throws SQLException {
        var names = new HashSet<String>();
        try (ResultSet rows =
                connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (rows.next()) {
                names.add(rows.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        return names;
    }

    private static PreparedStatement prepared(
            Connection connection, String sql, Object... arguments) throws SQLException {
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
