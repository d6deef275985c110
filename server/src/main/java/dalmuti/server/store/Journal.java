package dalmuti.server.store;

import dalmuti.contract.RefusedException;
import dalmuti.server.Metrics;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.wire.journal.Entry;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// What has happened at every table, entry by entry. An entity's entries are numbered from 1
/// without a gap, and nobody can write a number twice.
public final class Journal implements AutoCloseable {

    private static final String RAISE_FLOOR =
            "insert into journal_floor (entity, seq) values (?, ?)"
                    + " on conflict (entity) do update set seq = excluded.seq"
                    + " where journal_floor.seq < excluded.seq";

    private static final String SELECT =
            JournalRow.select("journal", "entity = ? and seq between ? and ? order by seq limit ?");

    /// The highest number of an entity, of rows that were deleted too.
    private static final String HIGHEST =
            "select coalesce((select max(seq) from journal where entity = ?),"
                    + " (select seq from journal_floor where entity = ?), 0)";

    private static final int PAGE = 200;
    private static final int MANY = 5_000;

    private final Database database;
    private final JournalWriter writer;

    public Journal(Database database) {
        this.database = database;
        this.writer = new JournalWriter(database);
    }

    /// An entry and its number among those of its entity.
    public record Numbered(long seq, Entry.Dated entry) {}

    /// A part of an entity's journal.
    ///
    /// @param to the last number, included
    /// @param most how many entries at most
    public record Range(String entity, long from, long to, long most) {

        /// Everything from a number on.
        public static Range from(String entity, long from) {
            return new Range(entity, from, Long.MAX_VALUE, Long.MAX_VALUE);
        }
    }

    /// Adds entries, all or none. They are on disk when the stage completes. When more waits to be
    /// written than can be, that is a [java.util.concurrent.RejectedExecutionException], and
    /// nothing is written.
    public CompletionStage<Void> append(String entity, List<Numbered> entries) {
        return writer.write(
                entries.stream().map(entry -> row(entity, entry)).toList(),
                entries.stream().flatMap(entry -> finish(entity, entry)).toList());
    }

    private static JournalRow row(String entity, Numbered numbered) {
        Entry.Dated dated = numbered.entry();
        return JournalRow.of(entity, numbered.seq(), dated.entry(), dated.at());
    }

    private static Stream<JournalWriter.Finish> finish(String entity, Numbered numbered) {
        return numbered.entry().entry() instanceof Entry.Finished(int match)
                ? Stream.of(new JournalWriter.Finish(entity, numbered.seq(), match))
                : Stream.empty();
    }

    /// Reads entries in their order.
    public void replay(Range range, Consumer<Numbered> reader) {
        database.reading(sql -> read(sql, range, row -> reader.accept(numbered(row))));
    }

    /// All entries of a table that come after its summary, for it to go on. Where there is a gap,
    /// or an entry that can't be read, that is a [DamagedException].
    public List<Numbered> recover(Range range) {
        var entries = new ArrayList<Numbered>();
        database.reading(sql -> read(sql, range, row -> entries.add(checked(row))));
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).seq() != range.from() + i) {
                throw new DamagedException(range.entity(), range.from() + i, "missing");
            }
        }
        return entries;
    }

    /// Reads row by row: a journal may be long.
    private static int read(Sql sql, Range range, Consumer<JournalRow> reader) throws SQLException {
        int count = 0;
        try (PreparedStatement select = sql.connection().prepareStatement(SELECT)) {
            select.setString(1, range.entity());
            select.setLong(2, range.from());
            select.setLong(3, range.to());
            select.setLong(4, range.most());
            select.setFetchSize(PAGE);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    reader.accept(JournalRow.of(rows));
                    count++;
                }
            }
        }
        return count;
    }

    private static Numbered checked(JournalRow row) {
        try {
            return numbered(row);
        } catch (RefusedException e) {
            throw new DamagedException(row.entity(), row.seq(), String.valueOf(e.getMessage()));
        }
    }

    static Numbered numbered(JournalRow row) {
        return new Numbered(row.seq(), new Entry.Dated(row.at(), row.entry()));
    }

    /// Whether what is to be kept is kept before long.
    public boolean isReady() {
        return writer.isAtWork() && !writer.isPaused() && writer.waiting() < MANY;
    }

    /// Whether nothing can be kept for the time being, so that all tables wait.
    public boolean isPaused() {
        return writer.isPaused();
    }

    /// How many entries were written since the start.
    public long entries() {
        return writer.entries();
    }

    /// Has its figures counted.
    public void watch(Metrics metrics) {
        metrics.counter("journal_commits_total", "Commits of the journal", () -> writer.commits());
        metrics.counter("journal_entries_total", "Entries in them", this::entries);
        metrics.gauge("journal_waiting", "Writes that wait for a commit", () -> writer.waiting());
    }

    /// The highest number that an entity ever had; 0 for none.
    public long highest(String entity) {
        return database.reading(sql -> sql.number(HIGHEST, entity, entity));
    }

    /// Deletes an entity's entries up to a number.
    public void deleteTo(String entity, long seq) {
        database.within(sql -> delete(sql, entity, seq));
    }

    private static long delete(Sql sql, String entity, long seq) throws SQLException {
        long to = Math.min(seq, sql.number(HIGHEST, entity, entity));
        sql.change("delete from journal where entity = ? and seq <= ?", entity, to);
        sql.change(RAISE_FLOOR, entity, to);
        return to;
    }

    /// What is left of an entity that was cleared away.
    enum Trace {
        /// Its numbers begin at 1 again.
        NONE,
        /// Its numbers are not given again, for somebody may know it by its matches.
        NUMBERS
    }

    /// Deletes all entries of an entity that is not awake anywhere, if that still holds.
    boolean clear(String entity, Trace trace, Database.Work<Boolean> holds) {
        return database.within(sql -> holds.on(sql) && clear(sql, entity, trace) > 0);
    }

    private static long clear(Sql sql, String entity, Trace trace) throws SQLException {
        sql.change("delete from snapshot where entity = ?", entity);
        long last = delete(sql, entity, Long.MAX_VALUE);
        if (trace == Trace.NONE) {
            sql.change("delete from journal_floor where entity = ?", entity);
        }
        return last;
    }

    @Override
    public void close() {
        writer.close();
    }
}
