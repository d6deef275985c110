package dalmuti.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// Whom the house does not let in, and whom people have pointed out to it.
public final class Moderation {

    private static final int LONGEST_REASON = 500;
    private static final String BANS =
            "select kind, target, reason, until_at from ban where until_at > ?";

    private final Database database;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public Moderation(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /// What somebody is recognised by.
    public enum By {
        GUEST,
        ADDRESS
    }

    /// @param target the id of a guest or an address
    public record Ban(By by, String target, String reason, Instant until) {}

    /// What somebody has said of somebody else.
    ///
    /// @param reporter the id of the guest who says it
    /// @param guest the id of the guest of whom it is said
    public record Report(
            String id, String table, String reporter, String guest, String reason, Instant at) {}

    /// Keeps somebody out, for longer or shorter than before.
    public void ban(Ban ban) {
        database.within(
                connection -> {
                    Sql.change(
                            connection,
                            "delete from ban where kind = ? and target = ?",
                            ban.by().name(),
                            ban.target());
                    return Sql.change(
                            connection,
                            "insert into ban (kind, target, reason, until_at) values (?, ?, ?, ?)",
                            ban.by().name(),
                            ban.target(),
                            bounded(ban.reason()),
                            ban.until().toEpochMilli());
                });
    }

    public void lift(By by, String target) {
        database.within(
                connection ->
                        Sql.change(
                                connection,
                                "delete from ban where kind = ? and target = ?",
                                by.name(),
                                target));
    }

    /// Why somebody may not come in now, if they may not.
    public Optional<Ban> against(By by, String target) {
        return database.within(
                connection ->
                        Sql.first(
                                connection,
                                Moderation::ban,
                                BANS + " and kind = ? and target = ?",
                                clock.millis(),
                                by.name(),
                                target));
    }

    /// All that are in force, those that last longest first.
    public List<Ban> bans() {
        return database.within(
                connection ->
                        Sql.list(
                                connection,
                                Moderation::ban,
                                BANS + " order by until_at desc, target",
                                clock.millis()));
    }

    private static Ban ban(ResultSet row) throws SQLException {
        return new Ban(
                By.valueOf(row.getString(1)),
                row.getString(2),
                row.getString(3),
                Instant.ofEpochMilli(row.getLong(4)));
    }

    public Report report(String table, String reporter, String guest, String reason) {
        var report =
                new Report(
                        secrets.id(),
                        table,
                        reporter,
                        guest,
                        bounded(reason),
                        Instant.ofEpochMilli(clock.millis()));
        database.within(
                connection ->
                        Sql.change(
                                connection,
                                "insert into report"
                                        + " (id, code, reporter, guest, reason, at, resolved)"
                                        + " values (?, ?, ?, ?, ?, ?, false)",
                                report.id(),
                                table,
                                reporter,
                                guest,
                                report.reason(),
                                clock.millis()));
        return report;
    }

    /// Those that nobody has dealt with yet, the oldest first.
    public List<Report> reports(int most) {
        return database.within(
                connection ->
                        Sql.list(
                                connection,
                                Moderation::report,
                                "select id, code, reporter, guest, reason, at from report"
                                        + " where not resolved order by at, id limit ?",
                                most));
    }

    private static Report report(ResultSet row) throws SQLException {
        return new Report(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                Instant.ofEpochMilli(row.getLong(6)));
    }

    /// Says whether there was such a report to be dealt with.
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

    private static String bounded(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ").strip();
        return line.codePointCount(0, line.length()) <= LONGEST_REASON
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST_REASON));
    }
}
