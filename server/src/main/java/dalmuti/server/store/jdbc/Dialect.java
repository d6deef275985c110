package dalmuti.server.store.jdbc;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Durability;

import org.sqlite.SQLiteErrorCode;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The databases there are, and where they differ.
enum Dialect {
    SQLITE(
            "jdbc:sqlite:",
            "cast(unixepoch('subsec') * 1000 as bigint)",
            Connection.TRANSACTION_SERIALIZABLE) {

        @Override
        Map<String, String> properties(Durability durability) {
            // Checkpoints are SqliteMaintenance's, so that no move waits for one.
            return Map.of(
                    "journal_mode", "WAL",
                    "synchronous", durability == Durability.POWER ? "FULL" : "NORMAL",
                    "foreign_keys", "true",
                    "auto_vacuum", "INCREMENTAL",
                    "busy_timeout", String.valueOf(BUSY_TIMEOUT_MS),
                    "cache_size", "-1000",
                    "journal_size_limit", String.valueOf(SqliteMaintenance.LOG_KEPT));
        }

        @Override
        String opening() {
            return "pragma wal_autocheckpoint = 0";
        }

        @Override
        boolean mayPass(SQLException e) {
            return PASSING.contains(e.getErrorCode() & PRIMARY);
        }
    },

    POSTGRESQL(
            "jdbc:postgresql:",
            "cast(extract(epoch from current_timestamp) * 1000 as bigint)",
            Connection.TRANSACTION_REPEATABLE_READ) {

        @Override
        Map<String, String> properties(Durability durability) {
            var properties =
                    new HashMap<>(
                            Map.of(
                                    "reWriteBatchedInserts", "true",
                                    "ApplicationName", "dalmuti",
                                    "connectTimeout", "10",
                                    "tcpKeepAlive", "true",
                                    "socketTimeout", "60"));
            // A machine that stalls with rows half written holds up whoever writes the same ones
            // after it: the database gives it up before the other machines do.
            String options = "-c idle_in_transaction_session_timeout=4000";
            properties.put(
                    "options",
                    durability == Durability.POWER
                            ? options + " -c synchronous_commit=on"
                            : options);
            return properties;
        }

        @Override
        void check(Sql sql, Durability durability) throws SQLException {
            for (String setting : List.of("synchronous_commit", "fsync")) {
                boolean isOff = sql.texts("show " + setting).contains("off");
                if (isOff && durability == Durability.POWER) {
                    throw new RefusedException(
                            Refusal.of("durability", "store.not-forced", setting));
                }
            }
        }

        @Override
        void alone(Sql sql, Upgrade upgrade) throws SQLException {
            sql.run("select pg_advisory_lock(" + LOCK + ")");
            try {
                upgrade.run();
            } finally {
                sql.run("select pg_advisory_unlock(" + LOCK + ")");
            }
        }

        @Override
        Refusal refusal(SQLException e, String url) {
            String state = String.valueOf(e.getSQLState());
            return switch (state.substring(0, 2)) {
                case "08" -> Refusal.of("database", "store.unreachable", place(url));
                case "28" -> Refusal.of("database", "store.not-let-in", place(url));
                default -> super.refusal(e, url);
            };
        }
    };

    /// Another program may read the file, but not for long.
    static final int BUSY_TIMEOUT_MS = 10_000;

    /// The name under which nodes queue up to bring the schema up to date.
    private static final long LOCK = 0x44414c4d555449L;

    /// SQLite's codes have a detail in their higher bits.
    private static final int PRIMARY = 0xff;

    /// What a full disk, or one that fails for a moment, makes SQLite say.
    private static final Set<Integer> PASSING =
            Set.of(
                    SQLiteErrorCode.SQLITE_FULL.code,
                    SQLiteErrorCode.SQLITE_IOERR.code,
                    SQLiteErrorCode.SQLITE_BUSY.code,
                    SQLiteErrorCode.SQLITE_CANTOPEN.code,
                    SQLiteErrorCode.SQLITE_READONLY.code);

    private final String prefix;
    private final String now;
    private final int atOneMoment;

    Dialect(String prefix, String now, int atOneMoment) {
        this.prefix = prefix;
        this.now = now;
        this.atOneMoment = atOneMoment;
    }

    /// Something that only one may do at a time.
    interface Upgrade {
        void run() throws SQLException;
    }

    static Dialect of(String url) {
        for (Dialect dialect : values()) {
            if (url.startsWith(dialect.prefix)) {
                return dialect;
            }
        }
        throw new RefusedException(Refusal.of("database", "store.no-such-kind", place(url)));
    }

    /// How connections are opened.
    abstract Map<String, String> properties(Durability durability);

    /// What is said to every connection before it is used.
    String opening() {
        return "";
    }

    /// Refuses a database that is set up to lose what it has acknowledged.
    void check(Sql sql, Durability durability) throws SQLException {}

    /// The clock of the database, by which several machines agree: milliseconds since 1970.
    String now() {
        return now;
    }

    /// Has a transaction see everything as it was when it began.
    void atOneMoment(Connection connection) throws SQLException {
        connection.setTransactionIsolation(atOneMoment);
    }

    /// Has an upgrade run while no other does. A file is open once.
    void alone(Sql sql, Upgrade upgrade) throws SQLException {
        upgrade.run();
    }

    /// Whether nothing was written, and the same may well be written later.
    boolean mayPass(SQLException e) {
        return false;
    }

    /// Why a database could not be opened.
    Refusal refusal(SQLException e, String url) {
        String reason = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return Refusal.of("database", "store.broken", place(url), reason);
    }

    /// The address without settings, among which there may be a password.
    static String place(String url) {
        return url.replaceFirst("[;?].*", "");
    }
}
