package dalmuti.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Rows one after another as they come. No other program has the file open, so it is enough to know
/// in memory which rows are whose: an index on disk would more than double the work of a commit.
final class H2JournalTable implements JournalTable {

    private static final String INSERT =
            "insert into journal (id, " + JournalRow.COLUMNS + ") values (?, ?, ?, ?, ?, ?, ?)";
    private static final String SELECT =
            "select " + JournalRow.COLUMNS + " from journal where id = ?";

    private final Map<String, Strand> strands = new ConcurrentHashMap<>();
    private long last;

    H2JournalTable(Database database) {
        database.within(
                connection -> {
                    load(connection);
                    return last;
                });
    }

    private void load(Connection connection) throws SQLException {
        try (PreparedStatement select =
                        connection.prepareStatement("select entity, seq from journal_floor");
                ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                strands.put(rows.getString(1), new Strand(rows.getLong(2)));
            }
        }
        try (PreparedStatement select =
                        connection.prepareStatement(
                                "select id, entity, seq from journal order by id");
                ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                last = rows.getLong(1);
                strand(rows.getString(2)).add(rows.getLong(3), last);
            }
        }
    }

    private Strand strand(String entity) {
        return strands.computeIfAbsent(entity, _ -> new Strand(0));
    }

    @Override
    public void add(Connection connection, List<JournalRow> rows) throws SQLException {
        var highest = new HashMap<String, Long>();
        long id = last;
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            for (JournalRow row : rows) {
                long next = highest.getOrDefault(row.entity(), highest(row.entity())) + 1;
                if (row.seq() != next) {
                    throw new StoreException(
                            row.entity() + " goes on with " + next + ", not " + row.seq());
                }
                highest.put(row.entity(), next);
                id++;
                insert.setLong(1, id);
                insert.setString(2, row.entity());
                insert.setLong(3, row.seq());
                insert.setString(4, row.kind());
                insert.setInt(5, row.version());
                insert.setString(6, row.body());
                insert.setLong(7, row.at());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    @Override
    public void added(List<JournalRow> rows) {
        for (JournalRow row : rows) {
            last++;
            strand(row.entity()).add(row.seq(), last);
        }
    }

    @Override
    public void read(Connection connection, Journal.Range range, Consumer<JournalRow> reader)
            throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(SELECT)) {
            for (long id : ids(range)) {
                select.setLong(1, id);
                try (ResultSet rows = select.executeQuery()) {
                    if (rows.next()) {
                        reader.accept(JournalRow.of(rows));
                    }
                }
            }
        }
    }

    private long[] ids(Journal.Range range) {
        Strand strand = strands.get(range.entity());
        return strand == null ? new long[0] : strand.ids(range);
    }

    @Override
    public long highest(Connection connection, String entity) {
        return highest(entity);
    }

    private long highest(String entity) {
        Strand strand = strands.get(entity);
        return strand == null ? 0 : strand.highest();
    }

    @Override
    public void delete(Connection connection, String entity, long to) throws SQLException {
        try (PreparedStatement delete =
                connection.prepareStatement("delete from journal where id = ?")) {
            for (long id : ids(new Journal.Range(entity, 1, to, to))) {
                delete.setLong(1, id);
                delete.addBatch();
            }
            delete.executeBatch();
        }
    }

    @Override
    public void erased(String entity) {
        strands.remove(entity);
    }

    @Override
    public void deleted(String entity, long to) {
        strand(entity).dropTo(to);
    }
}
