package dalmuti.server.store.jdbc;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/// Brings the schema of a database up to date, step by step. What a step once did never changes: a
/// change is another step. A step that breaks off is taken back.
public record Migrations(Dialect dialect, List<String> steps) {

    public static final List<String> STEPS =
            List.of(
                    "V001__journal",
                    "V002__beside_the_journal",
                    "V003__people",
                    "V004__archive",
                    "V005__cluster",
                    "V006__reported_from_where",
                    "V007__listed_matches",
                    "V008__devices",
                    "V009__programs",
                    "V010__operators",
                    "V011__reigns",
                    "V012__faces",
                    "V013__days",
                    "V014__brought_matches");

    void run(Sql sql) throws SQLException {
        dialect.alone(sql, () -> upgrade(sql));
    }

    private void upgrade(Sql sql) throws SQLException {
        refuseNewer(sql, steps.size());
        sql.run(
                "create table if not exists schema_version (version integer primary key, step"
                        + " varchar not null, at bigint not null)");
        int version = version(sql);
        Connection connection = sql.connection();
        connection.setAutoCommit(false);
        for (int next = version; next < steps.size(); next++) {
            String step = steps.get(next);
            sql.run(text(step));
            long now = System.currentTimeMillis();
            sql.insert("schema_version", "version, step, at", next + 1, step, now);
            connection.commit();
        }
        connection.setAutoCommit(true);
    }

    /// Refuses what a newer program has written, before anything is changed.
    static void refuseNewer(Sql sql, int known) throws SQLException {
        int version = sql.tables().contains("schema_version") ? version(sql) : 0;
        if (version > known) {
            throw new RefusedException(Refusal.of("database", "store.newer", version, known));
        }
    }

    static int version(Sql sql) throws SQLException {
        return (int) sql.number("select coalesce(max(version), 0) from schema_version");
    }

    /// A step as it is written for this database, or for both.
    private String text(String step) {
        String own = step + "." + dialect.name().toLowerCase(Locale.ROOT) + ".sql";
        try (InputStream both = Migrations.class.getResourceAsStream(step + ".sql");
                InputStream one = Migrations.class.getResourceAsStream(own)) {
            InputStream found = one == null ? both : one;
            if (found == null) {
                throw new IllegalStateException("There is no " + step);
            }
            return new String(found.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceAll("(?m)--.*$", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
