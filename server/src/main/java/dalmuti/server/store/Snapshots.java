package dalmuti.server.store;

import dalmuti.wire.journal.Entries;
import dalmuti.wire.journal.Entry;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/// Summaries of journals, so that a table need not be told from its beginning. The latest two of
/// each are kept.
public final class Snapshots {

    private static final String DELETE = "delete from snapshot where entity = ? and ";
    private static final String SELECT =
            "select entity, seq, kind, version, body, at from snapshot";

    private final Database database;

    public Snapshots(Database database) {
        this.database = database;
    }

    /// A summary of all entries up to a number.
    ///
    /// @param at milliseconds since 1970
    public record Snapshot(String entity, long seq, long at, Entry.Summary summary) {}

    /// Which snapshots of an entity are meant.
    ///
    /// @param toSeq the highest number, included
    /// @param toTime the latest moment, included
    public record Range(String entity, long fromSeq, long toSeq, long fromTime, long toTime) {

        private static final String WHERE = "seq between ? and ? and at between ? and ?";

        private Object[] arguments() {
            return new Object[] {entity, fromSeq, toSeq, fromTime, toTime};
        }
    }

    public void save(Snapshot snapshot) {
        Entries.Line line = Entries.write(snapshot.summary());
        database.within(
                connection -> {
                    Sql.change(connection, DELETE + "seq = ?", snapshot.entity(), snapshot.seq());
                    Sql.change(
                            connection,
                            "insert into snapshot (entity, seq, kind, version, body, at)"
                                    + " values (?, ?, ?, ?, ?, ?)",
                            snapshot.entity(),
                            snapshot.seq(),
                            line.kind(),
                            line.version(),
                            line.body(),
                            snapshot.at());
                    return Sql.change(
                            connection,
                            DELETE
                                    + "seq < (select min(seq) from (select seq from snapshot"
                                    + " where entity = ? order by seq desc limit 2) as latest)",
                            snapshot.entity(),
                            snapshot.entity());
                });
    }

    /// The latest of those meant.
    public Optional<Snapshot> latest(Range range) {
        return database.reading(
                connection ->
                        Sql.first(
                                connection,
                                Snapshots::snapshot,
                                SELECT
                                        + " where entity = ? and "
                                        + Range.WHERE
                                        + " order by seq desc limit 1",
                                range.arguments()));
    }

    private static Snapshot snapshot(ResultSet row) throws SQLException {
        JournalRow it = JournalRow.of(row);
        if (it.entry() instanceof Entry.Summary summary) {
            return new Snapshot(it.entity(), it.seq(), it.at(), summary);
        }
        throw new StoreException("A snapshot is a summary, not " + it.kind());
    }

    public void delete(Range range) {
        database.within(
                connection -> Sql.change(connection, DELETE + Range.WHERE, range.arguments()));
    }
}
