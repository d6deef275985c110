package dalmuti.server.store.jdbc;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;

import dalmuti.contract.RefusedException;
import dalmuti.server.Closer;
import dalmuti.server.Durability;
import dalmuti.server.Metrics;
import dalmuti.server.UnavailableException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// Where everything is kept that outlives the program: a file of SQLite, or PostgreSQL for many
/// nodes. A database that can't be opened is a [RefusedException] which says why.
public final class Database implements AutoCloseable {

    private static final int CONNECTIONS = 8;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Access access;
    private final Dialect dialect;
    private final HikariDataSource pool;
    private final Closer closer;

    /// Fair, so that nobody's small step waits for all the steps of a long task.
    private final ReentrantLock turn = new ReentrantLock(true);

    private Database(Access access, Closer closer) {
        this.access = access;
        this.closer = closer;
        this.dialect = Dialect.of(access.url());
        this.pool = closer.keep(new HikariDataSource(settings(access, dialect)));
        file().ifPresent(it -> closer.keep(new SqliteMaintenance(this, it)));
    }

    /// How to reach a database.
    ///
    /// @param url `jdbc:sqlite:...` or `jdbc:postgresql:...`
    /// @param user empty when the URL names one
    public record Access(String url, String user, String password, Durability durability) {

        public Access(String url, String user, String password) {
            this(url, user, password, Durability.POWER);
        }

        /// A database in a file of a folder, which only one program can have open.
        public static Access folder(Path folder) {
            return file(folder.toAbsolutePath().resolve("dalmuti.db"));
        }

        static Access file(Path file) {
            return new Access("jdbc:sqlite:" + file, "", "");
        }

        public Access with(Durability other) {
            return new Access(url, user, password, other);
        }

        Properties properties(Dialect dialect) {
            var properties = new Properties();
            properties.putAll(dialect.properties(durability));
            if (!user.isEmpty()) {
                properties.setProperty("user", user);
                properties.setProperty("password", password);
            }
            return properties;
        }
    }

    /// What is done in one transaction.
    public interface Work<T> {
        T on(Sql sql) throws SQLException, IOException;
    }

    /// Opens a database and brings its schema up to date.
    public static Database open(Access access) {
        return open(access, Migrations.STEPS.size());
    }

    /// Opens a database with the schema of a version, to begin with.
    static Database open(Access access, int version) {
        var closer = new Closer();
        try {
            DataFile.of(access)
                    .ifPresent(
                            it -> {
                                closer.keep(it.claim());
                                it.prepare(version);
                            });
            migrate(access, version);
            return new Database(access, closer);
        } catch (RuntimeException e) {
            closer.close();
            throw e;
        }
    }

    private static void migrate(Access access, int version) {
        Dialect dialect = Dialect.of(access.url());
        try (Connection connection = connect(access)) {
            var sql = new Sql(connection);
            dialect.check(sql, access.durability());
            new Migrations(dialect, Migrations.STEPS.subList(0, version)).run(sql);
        } catch (SQLException e) {
            throw new RefusedException(dialect.refusal(e, access.url()));
        }
    }

    static Connection connect(Access access) throws SQLException {
        Dialect dialect = Dialect.of(access.url());
        Connection connection =
                DriverManager.getConnection(access.url(), access.properties(dialect));
        new Sql(connection).run(dialect.opening());
        return connection;
    }

    private static HikariConfig settings(Access access, Dialect dialect) {
        var settings = new HikariConfig();
        settings.setPoolName("store");
        settings.setJdbcUrl(access.url());
        settings.setDataSourceProperties(access.properties(dialect));
        if (!dialect.opening().isEmpty()) {
            settings.setConnectionInitSql(dialect.opening());
        }
        settings.setMaximumPoolSize(CONNECTIONS);
        settings.setConnectionTimeout(PATIENCE.toMillis());
        settings.setAutoCommit(false);
        return settings;
    }

    /// Runs a transaction: all of it is done, or nothing.
    public <T> T within(Work<T> work) {
        return oneAtATime(() -> transaction(work));
    }

    /// Runs a transaction that only reads, without waiting for those who write.
    public <T> T reading(Work<T> work) {
        return transaction(work);
    }

    /// A transaction of one change; says how many rows were changed.
    public int change(String sql, Object... arguments) {
        return within(it -> it.change(sql, arguments));
    }

    public <T> List<T> list(Sql.RowMapper<T> mapper, String sql, Object... arguments) {
        return reading(it -> it.list(mapper, sql, arguments));
    }

    public <T> Optional<T> first(Sql.RowMapper<T> mapper, String sql, Object... arguments) {
        return reading(it -> it.first(mapper, sql, arguments));
    }

    /// The first column of all rows.
    public List<String> texts(String sql, Object... arguments) {
        return reading(it -> it.texts(sql, arguments));
    }

    /// SQLite has one writer at a time. Whoever waits here comes next, and early enough.
    public <T> T oneAtATime(Supplier<T> writing) {
        if (dialect != Dialect.SQLITE) {
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
                T result = work.on(new Sql(connection));
                connection.commit();
                return result;
            } catch (SQLException | IOException | RuntimeException e) {
                connection.rollback();
                throw e;
            }
        } catch (SQLException e) {
            throw new UnavailableException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A connection for whoever needs one for good.
    public Connection lasting() throws SQLException {
        Connection connection = connect(access);
        connection.setAutoCommit(false);
        return connection;
    }

    /// Adds metrics of the connection pool.
    public void watch(Metrics metrics) {
        HikariPoolMXBean it = pool.getHikariPoolMXBean();
        metrics.gauge("pool_active", "Connections in use", it::getActiveConnections);
        metrics.gauge("pool_idle", "Connections not in use", it::getIdleConnections);
        metrics.gauge(
                "pool_waiting", "Threads that wait for one", it::getThreadsAwaitingConnection);
    }

    /// The file it is kept in, if it is one of ours.
    Optional<DataFile> file() {
        return DataFile.of(access);
    }

    Dialect dialect() {
        return dialect;
    }

    /// Whether other machines can have the database open too.
    public boolean isShared() {
        return dialect != Dialect.SQLITE;
    }

    /// The clock of the database, by which several machines agree, in SQL: milliseconds since 1970.
    public String now() {
        return dialect.now();
    }

    /// Whether nothing was written, and the same may well be written later.
    public boolean mayPass(SQLException e) {
        return dialect.mayPass(e);
    }

    @Override
    public void close() {
        closer.close();
    }
}
