package dalmuti.server.store;

import dalmuti.server.Moderation;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.Complaint;
import dalmuti.wire.operator.Found;
import dalmuti.wire.operator.Overview.Ban;
import dalmuti.wire.operator.Reported;
import dalmuti.wire.operator.Reports;
import dalmuti.wire.operator.Reports.Report;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Reports and bans in the database.
public final class ModerationRecords implements Moderation {

    private static final int LONGEST_REASON = 500;

    /// How much of a list is shown at once.
    private static final int PAGE = 100;

    private static final String COLUMNS = "id, at, code, reporter, about, address, reason";

    private static final String RESOLVE =
            "update report set resolved = true, address = '' where not resolved and ";

    private final Database database;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public ModerationRecords(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /// Points somebody out; once is enough until it is dealt with.
    public Report report(Complaint complaint) {
        var report =
                new Report(
                        secrets.id(),
                        clock.millis(),
                        complaint.table(),
                        complaint.by(),
                        complaint.about(),
                        complaint.address(),
                        bounded(complaint.reason()));
        database.change(
                "insert into report ("
                        + COLUMNS
                        + ", resolved) select ?, ?, ?, ?, ?, ?, ?, false where not exists"
                        + " (select id from report where code = ? and reporter = ? and about = ?"
                        + " and not resolved)",
                report.id(),
                report.at(),
                report.table(),
                report.by(),
                report.about(),
                report.address(),
                report.reason(),
                report.table(),
                report.by(),
                report.about());
        return report;
    }

    @Override
    public Reported reported(int page) {
        String all = "select count(distinct about) from report where not resolved";
        return database.reading(
                sql ->
                        new Reported(
                                sql.list(
                                        row -> person(sql, row),
                                        "select about, count(*), count(distinct reporter) from"
                                                + " report where not resolved group by about"
                                                + " order by max(at) desc, about limit ? offset ?",
                                        PAGE,
                                        offset(page)),
                                pages(sql.number(all))));
    }

    private static Reported.Person person(Sql sql, ResultSet row) throws SQLException {
        String about = row.getString(1);
        Report newest = newest(sql, about, 1, 0).getFirst();
        return new Reported.Person(about, row.getInt(2), row.getInt(3), newest);
    }

    @Override
    public Reports reports(String about, int page) {
        String all = "select count(*) from report where about = ? and not resolved";
        return database.reading(
                sql ->
                        new Reports(
                                newest(sql, about, PAGE, offset(page)),
                                pages(sql.number(all, about))));
    }

    private static List<Report> newest(Sql sql, String about, int most, int from)
            throws SQLException {
        return sql.list(
                ModerationRecords::report,
                "select "
                        + COLUMNS
                        + " from report where about = ? and not resolved"
                        + " order by at desc, id limit ? offset ?",
                about,
                most,
                from);
    }

    private static int offset(int page) {
        return Math.max(0, page - 1) * PAGE;
    }

    private static int pages(long rows) {
        return Math.toIntExact((rows + PAGE - 1) / PAGE);
    }

    private static Report report(ResultSet row) throws SQLException {
        return new Report(
                row.getString(1),
                row.getLong(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getString(7));
    }

    @Override
    public boolean resolve(String id) {
        return database.change(RESOLVE + "id = ?", id) > 0;
    }

    @Override
    public int resolveAll(String about) {
        return database.change(RESOLVE + "about = ?", about);
    }

    @Override
    public void forgetAddresses(Instant before) {
        database.change(
                "update report set address = '' where address <> '' and at < ?",
                before.toEpochMilli());
    }

    @Override
    public Set<String> banned() {
        return Set.copyOf(
                database.texts("select whom from ban where until_at > ?", clock.millis()));
    }

    @Override
    public List<Ban> bans(int most) {
        return database.list(
                row -> new Ban(row.getString(1), row.getLong(2), row.getString(3)),
                "select whom, until_at, reason from ban where until_at > ?"
                        + " order by until_at desc, whom limit ?",
                clock.millis(),
                most);
    }

    @Override
    public Found find(String text, int most) {
        String part = text.toLowerCase(Locale.ROOT).replaceAll("([!%_])", "!$1");
        return new Found(
                database.list(
                        row ->
                                new Found.Person(
                                        row.getString(1),
                                        row.getString(2),
                                        row.getBoolean(3),
                                        row.getLong(4),
                                        row.getLong(5)),
                        "select g.id, g.name, g.program, g.at, coalesce(max(t.used_at), g.at)"
                                + " from guest g left join guest_token t on t.guest = g.id"
                                + " where g.id = ? or lower(g.name) like ? escape '!'"
                                + " group by g.id, g.name, g.program, g.at"
                                + " order by 5 desc, g.id limit ?",
                        text,
                        "%" + part + "%",
                        most));
    }

    @Override
    public void ban(String whom, Instant until, String reason) {
        database.within(
                sql -> {
                    sql.change("delete from ban where whom = ?", whom);
                    String why = bounded(reason);
                    return sql.insert(
                            "ban", "whom, until_at, reason", whom, until.toEpochMilli(), why);
                });
    }

    @Override
    public boolean unban(String whom) {
        String sql = "delete from ban where whom = ? and until_at > ?";
        return database.change(sql, whom, clock.millis()) > 0;
    }

    private static String bounded(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ").strip();
        return line.codePointCount(0, line.length()) <= LONGEST_REASON
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST_REASON));
    }
}
