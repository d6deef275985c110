package dalmuti.server.play;

import dalmuti.server.store.jdbc.Database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/// How many bytes an embedded database takes.
///
/// @param file with its log
/// @param alive in pages that are used
record DataSize(long file, long alive) {

    static DataSize of(Database.Access access) {
        Path file = Path.of(access.url().replaceFirst("^jdbc:sqlite:", ""));
        Path log = file.resolveSibling(file.getFileName() + "-wal");
        try (Connection connection = DriverManager.getConnection(access.url())) {
            long used =
                    number(connection, "pragma page_count")
                            - number(connection, "pragma freelist_count");
            return new DataSize(
                    Files.size(file) + Files.size(log),
                    used * number(connection, "pragma page_size"));
        } catch (SQLException | IOException e) {
            throw new AssertionError(e);
        }
    }

    private static long number(Connection connection, String pragma) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery(pragma)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    @Override
    public String toString() {
        return "%.1f MB with %.1f MB alive".formatted(file / 1e6, alive / 1e6);
    }
}
