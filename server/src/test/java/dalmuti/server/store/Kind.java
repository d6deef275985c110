package dalmuti.server.store;

import dalmuti.server.Durability;
import dalmuti.server.UnavailableException;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/// The databases that everything is tested with.
public enum Kind {
    SQLITE {
        @Override
        public Database.Access fresh() {
            try {
                Path folder = Files.createTempDirectory("dalmuti-store");
                folder.toFile().deleteOnExit();
                return Database.Access.folder(folder);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },
    POSTGRESQL {
        @Override
        public Database.Access fresh() {
            String name = "test" + COUNT.incrementAndGet();
            try (var connection = Server.ONLY.getPostgresDatabase().getConnection()) {
                new Sql(connection).run("create database " + name);
            } catch (SQLException e) {
                throw new UnavailableException(e);
            }
            return new Database.Access(
                            "jdbc:postgresql://localhost:" + Server.ONLY.getPort() + "/" + name,
                            "postgres",
                            "postgres")
                    .with(Durability.CRASH); // this server forces nothing, which is faster
        }
    };

    private static final AtomicInteger COUNT = new AtomicInteger();

    /// An empty database.
    public abstract Database.Access fresh();

    /// One server for all tests, for it takes seconds to start.
    private static final class Server {
        static final EmbeddedPostgres ONLY = started();

        private static EmbeddedPostgres started() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
