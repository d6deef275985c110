package dalmuti.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import dalmuti.contract.RefusedException;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// Where everything is kept that outlives the program: a file of H2, or PostgreSQL for many nodes.
/// A database that can't be opened is a [RefusedException] which says why.
public final class Database implements AutoCloseable {

    private static final int CONNECTIONS = 8;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Access access;
    private final Dialect dialect;
    private final HikariDataSource pool;
    private final ReentrantLock turn = new ReentrantLock();

    private Database(Access access, Dialect dialect) {
        this.access = access;
        this.dialect = dialect;
        this.pool = new HikariDataSource(settings(access, dialect));
    }

    /// How to reach a database.
    ///
    /// @param url `jdbc:h2:...` or `jdbc:postgresql:...`
    /// @param user empty when the URL names one
    public record Access(String url, String user, String password) {

        /// A database in files of a folder, which only one program can have open. What was written
        /// is in the file when a transaction ends, not some time later. A journal is written and
        /// seldom read, so little of it is held in memory.
        public static Access folder(Path folder) {
            Path file = folder.toAbsolutePath().resolve("dalmuti");
            return new Access(
                    "jdbc:h2:file:"
                            + file
                            + ";DB_CLOSE_DELAY=-1;DB_CLOSE_ON_EXIT=FALSE"
                            + ";WRITE_DELAY=0;CACHE_SIZE=512",
                    "sa",
                    "");
        }

        Properties properties(Dialect dialect) {
            var properties = new Properties();
            properties.putAll(dialect.properties());
            if (!user.isEmpty()) {
                properties.setProperty("user", user);
                properties.setProperty("password", password);
            }
            return properties;
        }
    }

    /// What is done in one transaction.
    public interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    /// Opens a database and brings its schema up to date.
    public static Database open(Access access) {
        return open(access, Migrations.STEPS.size());
    }

    /// Opens a database with the schema of a version, to begin with.
    static Database open(Access access, int version) {
        Dialect dialect = Dialect.of(access.url());
        try (Connection connection = connect(access, dialect)) {
            new Migrations(dialect, Migrations.STEPS.subList(0, version)).run(connection);
        } catch (SQLException e) {
            throw new RefusedException(dialect.refusal(e, access.url()));
        }
        return new Database(access, dialect);
    }

    private static Connection connect(Access access, Dialect dialect) throws SQLException {
        return DriverManager.getConnection(access.url(), access.properties(dialect));
    }

    private static HikariConfig settings(Access access, Dialect dialect) {
        var settings = new HikariConfig();
        settings.setPoolName("store");
        settings.setJdbcUrl(access.url());
        settings.setDataSourceProperties(access.properties(dialect));
        settings.setMaximumPoolSize(CONNECTIONS);
        settings.setConnectionTimeout(PATIENCE.toMillis());
        settings.setAutoCommit(false);
        return settings;
    }

    /// Does all of it or nothing.
    public <T> T within(Work<T> work) {
        return oneAtATime(() -> transaction(work));
    }

    /// Reads for so long that others should not wait for it.
    <T> T reading(Work<T> work) {
        return transaction(work);
    }

    /// What H2 is written to by several at once it may write down after it has said that it had:
    /// when one of them makes it save what it holds, it does so behind their backs, and the others
    /// find nothing left to save. So they come one after another.
    <T> T oneAtATime(Supplier<T> writing) {
        if (dialect != Dialect.H2) {
            return writing.get();
        }
        turn.lock();
        try {
            return writing.get();
        } finally {
            turn.unlock();
        }
    }

    private <T> T transaction(Work<T> work) {
        try (Connection connection = pool.getConnection()) {
            try {
                T result = work.on(connection);
                connection.commit();
                return result;
            } catch (SQLException | RuntimeException e) {
                connection.rollback();
                throw e;
            }
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    /// A connection for whoever needs one for good.
    Connection lasting() throws SQLException {
        Connection connection = connect(access, dialect);
        connection.setAutoCommit(false);
        return connection;
    }

    Dialect dialect() {
        return dialect;
    }

    @Override
    public void close() {
        pool.close();
        dialect.farewell().ifPresent(this::say);
    }

    private void say(String farewell) {
        try (Connection connection = connect(access, dialect)) {
            Sql.run(connection, farewell);
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }
}
