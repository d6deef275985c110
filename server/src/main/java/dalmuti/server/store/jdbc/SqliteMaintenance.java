package dalmuti.server.store.jdbc;

import dalmuti.server.PeriodicTask;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// Keeps the SQLite file small while it is written to: checkpoints the write-ahead log and gives
/// free pages back to the disk. Most of that runs beside writers, and none of them waits for more
/// than a small step.
final class SqliteMaintenance implements AutoCloseable {

    /// How long the log may grow before it is copied, and how much of its file stays afterwards.
    static final long LOG_KEPT = 4L << 20;

    private static final long LONG_LOG = 2 * LOG_KEPT;

    private static final Duration EVERY = Duration.ofMillis(200);

    /// Fewer free pages than these are left for what is written next.
    private static final int SPARE_PAGES = 4096;

    private static final int PAGES_A_STEP = 128;

    private static final int GIVES_BACK_EVERY = 5;

    private final Database database;
    private final DataFile file;
    private final PeriodicTask task;
    private final AtomicInteger rounds = new AtomicInteger();

    SqliteMaintenance(Database database, DataFile file) {
        this.database = database;
        this.file = file;
        this.task = new PeriodicTask("SQLite maintenance", EVERY, EVERY, this::look);
        task.start();
    }

    /// One round. Every fifth gives pages back.
    void look() {
        if (file.log() > LOG_KEPT) {
            database.reading(sql -> copyLog(sql, "passive"));
            // Little is left, and nobody adds to it. One long transaction leaves a long file, which
            // is cut; a short one is written over, for that is faster.
            String way = file.log() > LONG_LOG ? "truncate" : "passive";
            database.within(sql -> copyLog(sql, way));
        }
        if (rounds.incrementAndGet() % GIVES_BACK_EVERY == 0) {
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
