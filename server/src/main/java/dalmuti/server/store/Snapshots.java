package dalmuti.server.store;

import dalmuti.contract.RefusedException;
import dalmuti.wire.journal.Entries;
import dalmuti.wire.journal.Entry;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.List;
import java.util.Optional;

/// Summaries of journals, so that a table need not be told from its beginning. The latest two of
/// each are kept.
public final class Snapshots {

    private static final Logger LOG = LoggerFactory.getLogger(Snapshots.class);

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

    /// The latest of those meant that can be read.
    public Optional<Snapshot> latest(Range range) {
        List<JournalRow> rows =
                database.reading(
                        connection ->
                                Sql.list(
                                        connection,
                                        JournalRow::of,
                                        SELECT
                                                + " where entity = ? and "
                                                + Range.WHERE
                                                + " order by seq desc",
                                        range.arguments()));
        return rows.stream().flatMap(row -> snapshot(row).stream()).findFirst();
    }

    private static Optional<Snapshot> snapshot(JournalRow row) {
        try {
            return row.entry() instanceof Entry.Summary summary
                    ? Optional.of(new Snapshot(row.entity(), row.seq(), row.at(), summary))
                    : Optional.empty();
        } catch (RefusedException e) {
            LOG.error("Snapshot {} of table {} can't be read", row.seq(), row.entity(), e);
            return Optional.empty();
        }
    }

    public void delete(Range range) {
        database.within(
                connection -> Sql.change(connection, DELETE + Range.WHERE, range.arguments()));
    }
}
