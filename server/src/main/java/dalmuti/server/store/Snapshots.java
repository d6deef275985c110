package dalmuti.server.store;

import dalmuti.contract.RefusedException;
import dalmuti.server.store.jdbc.Database;
import dalmuti.wire.journal.Entry;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Optional;

/// Summaries of journals, so that a table need not be told from its beginning. The latest two of
/// each are kept.
public final class Snapshots {

    private static final Logger LOG = LoggerFactory.getLogger(Snapshots.class);

    private static final String DELETE = "delete from snapshot where entity = ? and ";
    private static final String SELECT =
            JournalRow.select("snapshot", "entity = ? and " + Range.WHERE + " order by seq desc");

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

    public void save(Snapshot it) {
        var row = JournalRow.of(it.entity(), it.seq(), it.summary(), it.at());
        database.within(
                sql -> {
                    sql.change(DELETE + "seq = ?", it.entity(), it.seq());
                    sql.insert(
                            "snapshot",
                            JournalRow.COLUMNS,
                            row.entity(),
                            row.seq(),
                            row.kind(),
                            row.version(),
                            row.body(),
                            row.at());
                    return sql.change(
                            DELETE
                                    + "seq < (select min(seq) from (select seq from snapshot"
                                    + " where entity = ? order by seq desc limit 2) as latest)",
                            it.entity(),
                            it.entity());
                });
    }

    /// The latest of those meant that can be read.
    public Optional<Snapshot> latest(Range range) {
        return database.list(JournalRow::of, SELECT, range.arguments()).stream()
                .flatMap(row -> snapshot(row).stream())
                .findFirst();
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
        database.change(DELETE + Range.WHERE, range.arguments());
    }
}
