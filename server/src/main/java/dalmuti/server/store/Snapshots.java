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
            JournalRow.select("snapshot", "entity = ? order by seq desc");

    private final Database database;

    public Snapshots(Database database) {
        this.database = database;
    }

    /// A summary of all entries up to a number.
    ///
    /// @param at milliseconds since 1970
    public record Snapshot(String entity, long seq, long at, Entry.Summary summary) {}

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

    /// The latest of an entity that can be read.
    public Optional<Snapshot> latest(String entity) {
        return database.list(JournalRow::of, SELECT, entity).stream()
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
}
