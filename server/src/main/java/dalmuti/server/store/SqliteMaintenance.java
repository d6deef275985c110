package dalmuti.server.store;

import dalmuti.server.PeriodicTask;

import java.sql.SQLException;
import java.time.Duration;

/// Keeps the file of SQLite small while it is written to. What is written goes to a log first; from
/// time to time it is copied to its place in the file, and the log begins anew. Pages that became
/// free are given back to the disk. Most of the copying goes on beside the writers, and none of
/// them waits for more than a small step.
final class SqliteMaintenance implements AutoCloseable {

    /// How long the log may grow before it is copied, and how much of its file stays afterwards.
    static final long LOG_KEPT = 4L << 20;

    private static final long LONG_LOG = 2 * LOG_KEPT;

    private static final Duration EVERY = Duration.ofMillis(200);

    /// Fewer free pages than these are left for what is written next.
    private static final int SPARE_PAGES = 4096;

    private static final int PAGES_A_STEP = 128;

    private final Database database;
    private final DataFile file;
    private final PeriodicTask task;
    private int rounds;

    SqliteMaintenance(Database database, DataFile file) {
        this.database = database;
        this.file = file;
        this.task = new PeriodicTask("upkeep of the data file", EVERY, EVERY, this::look);
        task.start();
    }

    private void look() {
        if (file.log() > LOG_KEPT) {
            database.reading(sql -> copyLog(sql, "passive"));
            // Little is left, and nobody adds to it. One long transaction leaves a long file, which
            // is cut; a short one is written over, for that is faster.
            String way = file.log() > LONG_LOG ? "truncate" : "passive";
            database.within(sql -> copyLog(sql, way));
        }
        rounds++;
        if (rounds % 5 == 0) {
            database.within(SqliteMaintenance::giveBack);
        }
    }

    /// Waits for nobody: what is still read is copied next time.
    private static int copyLog(Sql sql, String way) throws SQLException {
        return outside(
                sql,
                "pragma busy_timeout = 0; pragma wal_checkpoint("
                        + way
                        + "); pragma busy_timeout = "
                        + Dialect.BUSY_TIMEOUT_MS);
    }

    private static int giveBack(Sql sql) throws SQLException {
        long free = sql.number("pragma freelist_count");
        long used = sql.number("pragma page_count") - free;
        return free > SPARE_PAGES && free > used / 2
                ? sql.run("pragma incremental_vacuum(" + PAGES_A_STEP + ")")
                : 0;
    }

    /// A checkpoint is none of a transaction's.
    private static int outside(Sql sql, String statement) throws SQLException {
        sql.connection().setAutoCommit(true);
        try {
            return sql.run(statement);
        } finally {
            sql.connection().setAutoCommit(false);
        }
    }

    @Override
    public void close() {
        task.close();
    }
}
