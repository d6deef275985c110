package dalmuti.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;

/// The rows of all entities' journals. The key (entity, number) sees to it that no number is
/// written twice, whoever tries.
final class JournalTable {

    private static final String INSERT =
            "insert into journal (" + JournalRow.COLUMNS + ") values (?, ?, ?, ?, ?, ?)";
    private static final String SELECT =
            "select "
                    + JournalRow.COLUMNS
                    + " from journal where entity = ? and seq between ? and ? order by seq limit ?";
    private static final String HIGHEST =
            "select coalesce((select max(seq) from journal where entity = ?),"
                    + " (select seq from journal_floor where entity = ?), 0)";
    private static final int PAGE = 200;

    private JournalTable() {}

    static void add(Connection connection, List<JournalRow> rows) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            for (JournalRow row : rows) {
                insert.setString(1, row.entity());
                insert.setLong(2, row.seq());
                insert.setString(3, row.kind());
                insert.setInt(4, row.version());
                insert.setString(5, row.body());
                insert.setLong(6, row.at());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    /// An entity's rows in their order.
    static void read(Connection connection, Journal.Range range, Consumer<JournalRow> reader)
            throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(SELECT)) {
            select.setString(1, range.entity());
            select.setLong(2, range.from());
            select.setLong(3, range.to());
            select.setLong(4, range.most());
            select.setFetchSize(PAGE);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    reader.accept(JournalRow.of(rows));
                }
            }
        }
    }

    /// The highest number an entity has, of its rows that were deleted too; 0 for none.
    static long highest(Connection connection, String entity) throws SQLException {
        return Sql.first(connection, row -> row.getLong(1), HIGHEST, entity, entity).orElse(0L);
    }

    static void delete(Connection connection, String entity, long to) throws SQLException {
        Sql.change(connection, "delete from journal where entity = ? and seq <= ?", entity, to);
    }
}
