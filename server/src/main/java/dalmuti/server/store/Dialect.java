package dalmuti.server.store;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// The databases there are, and where they differ.
enum Dialect {
    H2(Map.of(), Connection.TRANSACTION_SERIALIZABLE, Optional.of("shutdown")) {
        private final ReentrantLock migrating = new ReentrantLock();

        @Override
        void alone(Connection connection, Upgrade upgrade) throws SQLException {
            // No other program has the file open.
            migrating.lock();
            try {
                upgrade.run();
            } finally {
                migrating.unlock();
            }
        }

        @Override
        Refusal refusal(SQLException e, String url) {
            return switch (e.getErrorCode()) {
                case 90020 -> Refusal.of("database", "store.locked", place(url));
                case 28000 -> Refusal.of("database", "store.not-let-in", place(url));
                default -> Refusal.of("database", "store.broken", place(url), reason(e));
            };
        }
    },

    POSTGRESQL(
            Map.of(
                    "reWriteBatchedInserts", "true",
                    "ApplicationName", "dalmuti",
                    "connectTimeout", "10",
                    "tcpKeepAlive", "true",
                    "socketTimeout", "60"),
            Connection.TRANSACTION_REPEATABLE_READ,
            Optional.empty()) {
        @Override
        void alone(Connection connection, Upgrade upgrade) throws SQLException {
            Sql.run(connection, "select pg_advisory_lock(" + LOCK + ")");
            try {
                upgrade.run();
            } finally {
                Sql.run(connection, "select pg_advisory_unlock(" + LOCK + ")");
            }
        }

        @Override
        Refusal refusal(SQLException e, String url) {
            String state = String.valueOf(e.getSQLState());
            return switch (state.substring(0, 2)) {
                case "08" -> Refusal.of("database", "store.unreachable", place(url));
                case "28" -> Refusal.of("database", "store.not-let-in", place(url));
                default -> Refusal.of("database", "store.broken", place(url), reason(e));
            };
        }
    };

    /// The name under which nodes queue up to bring the schema up to date.
    private static final long LOCK = 0x44414c4d555449L;

    private final Map<String, String> properties;
    private final int atOneMoment;
    private final Optional<String> farewell;

    Dialect(Map<String, String> properties, int atOneMoment, Optional<String> farewell) {
        this.properties = properties;
        this.atOneMoment = atOneMoment;
        this.farewell = farewell;
    }

    /// Something that only one may do at a time.
    interface Upgrade {
        void run() throws SQLException;
    }

    static Dialect of(String url) {
        if (url.startsWith("jdbc:h2:")) {
            return H2;
        }
        if (url.startsWith("jdbc:postgresql:")) {
            return POSTGRESQL;
        }
        throw new RefusedException(Refusal.of("database", "store.no-such-kind", place(url)));
    }

    Map<String, String> properties() {
        return properties;
    }

    /// Has a transaction see everything as it was when it began.
    void atOneMoment(Connection connection) throws SQLException {
        connection.setTransactionIsolation(atOneMoment);
    }

    /// What is said to a database that nobody else may want to go on with.
    Optional<String> farewell() {
        return farewell;
    }

    abstract void alone(Connection connection, Upgrade upgrade) throws SQLException;

    /// Why a database could not be opened.
    abstract Refusal refusal(SQLException e, String url);

    /// The address without settings, among which there may be a password.
    private static String place(String url) {
        return url.replaceFirst("[;?].*", "");
    }

    private static String reason(SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}
