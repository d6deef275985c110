package dalmuti.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;

/// Rows by entity and number: the key of the table keeps two nodes from writing for one entity.
final class PostgresJournalTable implements JournalTable {

    private static final int PAGE = 500;
    private static final String INSERT =
            "insert into journal (" + JournalRow.COLUMNS + ") values (?, ?, ?, ?, ?, ?)";
    private static final String SELECT =
            "select "
                    + JournalRow.COLUMNS
                    + " from journal where entity = ? and seq between ? and ? order by seq limit ?";

    @Override
    public void add(Connection connection, List<JournalRow> rows) throws SQLException {
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

    @Override
    public void added(List<JournalRow> rows) {}

    @Override
    public void read(Connection connection, Journal.Range range, Consumer<JournalRow> reader)
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

    @Override
    public long highest(Connection connection, String entity) throws SQLException {
        return Sql.first(
                        connection,
                        row -> row.getLong(1),
                        "select coalesce((select max(seq) from journal where entity = ?),"
                                + " (select seq from journal_floor where entity = ?), 0)",
                        entity,
                        entity)
                .orElse(0L);
    }

    @Override
    public void delete(Connection connection, String entity, long to) throws SQLException {
        Sql.change(connection, "delete from journal where entity = ? and seq <= ?", entity, to);
    }

    @Override
    public void erased(String entity) {}

    @Override
    public void deleted(String entity, long to) {}
}
