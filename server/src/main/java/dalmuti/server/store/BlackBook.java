package dalmuti.server.store;

import dalmuti.server.Moderation;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/// Whom the house does not let in, and whom people have pointed out to it.
public final class BlackBook implements Moderation {

    private static final int LONGEST_REASON = 500;

    private final Database database;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public BlackBook(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /// Points somebody out.
    ///
    /// @param by the id of the guest who does
    /// @param about the id of the guest who is
    public Report report(String table, String by, String about, String reason) {
        var at = Instant.ofEpochMilli(clock.millis());
        var report = new Report(secrets.id(), at, table, by, about, bounded(reason));
        database.within(
                connection ->
                        Sql.change(
                                connection,
                                "insert into report"
                                        + " (id, at, code, reporter, about, reason, resolved)"
                                        + " values (?, ?, ?, ?, ?, ?, false)",
                                report.id(),
                                at.toEpochMilli(),
                                table,
                                by,
                                about,
                                report.reason()));
        return report;
    }

    @Override
    public List<Report> reports() {
        return database.within(
                connection ->
                        Sql.list(
                                connection,
                                BlackBook::report,
                                "select id, at, code, reporter, about, reason from report"
                                        + " where not resolved order by at, id"));
    }

    private static Report report(ResultSet row) throws SQLException {
        return new Report(
                row.getString(1),
                Instant.ofEpochMilli(row.getLong(2)),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getString(6));
    }

    @Override
    public boolean resolve(String id) {
        return database.within(
                        connection ->
                                Sql.change(
                                        connection,
                                        "update report set resolved = true"
                                                + " where id = ? and not resolved",
                                        id))
                > 0;
    }

    @Override
    public void ban(String whom, Instant until, String reason) {
        database.within(
                connection -> {
                    Sql.change(connection, "delete from ban where whom = ?", whom);
                    return Sql.change(
                            connection,
                            "insert into ban (whom, until_at, reason) values (?, ?, ?)",
                            whom,
                            until.toEpochMilli(),
                            bounded(reason));
                });
    }

    @Override
    public boolean unban(String whom) {
        return database.within(
                        connection ->
                                Sql.change(
                                        connection,
                                        "delete from ban where whom = ? and until_at > ?",
                                        whom,
                                        clock.millis()))
                > 0;
    }

    private static String bounded(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ").strip();
        return line.codePointCount(0, line.length()) <= LONGEST_REASON
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST_REASON));
    }
}
