package dalmuti.server.store;

import dalmuti.server.Watchman;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/// Keeps the file of SQLite small while it is written to. What is written goes to a log first; from
/// time to time it is copied to its place in the file, and the log begins anew. Pages that became
/// free are given back to the disk. Most of the copying goes on beside the writers, and none of
/// them waits for more than a small step.
final class Upkeep implements AutoCloseable {

    /// How long the log may grow before it is copied, and how much of its file stays afterwards.
    static final long LOG_KEPT = 4L << 20;

    private static final long LONG_LOG = 2 * LOG_KEPT;

    private static final Duration EVERY = Duration.ofMillis(200);

    /// Fewer free pages than these are left for what is written next.
    private static final int SPARE_PAGES = 4096;

    private static final int PAGES_A_STEP = 128;

    private final Database database;
    private final DataFile file;
    private final Watchman watchman;
    private int rounds;

    Upkeep(Database database, DataFile file) {
        this.database = database;
        this.file = file;
        this.watchman = new Watchman("upkeep of the data file", EVERY, EVERY, this::look);
        watchman.start();
    }

    private void look() {
        if (file.log() > LOG_KEPT) {
            database.reading(connection -> copyLog(connection, "passive"));
            // Little is left, and nobody adds to it. One long transaction leaves a long file, which
            // is cut; a short one is written over, for that is faster.
            String way = file.log() > LONG_LOG ? "truncate" : "passive";
            database.within(connection -> copyLog(connection, way));
        }
        rounds++;
        if (rounds % 5 == 0) {
            database.within(Upkeep::giveBack);
        }
    }

    /// Waits for nobody: what is still read is copied next time.
    private static int copyLog(Connection connection, String way) throws SQLException {
        return outside(
                connection,
                "pragma busy_timeout = 0; pragma wal_checkpoint("
                        + way
                        + "); pragma busy_timeout = "
                        + Dialect.BUSY_TIMEOUT_MS);
    }

    private static int giveBack(Connection connection) throws SQLException {
        int free = number(connection, "pragma freelist_count");
        int used = number(connection, "pragma page_count") - free;
        return free > SPARE_PAGES && free > used / 2
                ? Sql.run(connection, "pragma incremental_vacuum(" + PAGES_A_STEP + ")")
                : 0;
    }

    private static int number(Connection connection, String pragma) throws SQLException {
        return Sql.first(connection, row -> row.getInt(1), pragma).orElse(0);
    }

    /// A checkpoint is none of a transaction's.
    private static int outside(Connection connection, String statement) throws SQLException {
        connection.setAutoCommit(true);
        try {
            return Sql.run(connection, statement);
        } finally {
            connection.setAutoCommit(false);
        }
    }

    @Override
    public void close() {
        watchman.close();
    }
}
