package dalmuti.server.store;

import dalmuti.contract.RefusedException;
import dalmuti.server.Meters;
import dalmuti.wire.journal.Entries;
import dalmuti.wire.journal.Entry;

import java.sql.Connection;
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

    private JournalRow row(String entity, Numbered numbered) {
        Entry.Dated dated = numbered.entry();
        Entries.Line line = Entries.write(dated.entry());
        return new JournalRow(
                entity, numbered.seq(), line.kind(), line.version(), line.body(), dated.at());
    }

    private static Stream<JournalWriter.Finish> finish(String entity, Numbered numbered) {
        return numbered.entry().entry() instanceof Entry.Finished(int match)
                ? Stream.of(new JournalWriter.Finish(entity, numbered.seq(), match))
                : Stream.empty();
    }

    /// Reads entries in their order.
    public void replay(Range range, Consumer<Numbered> reader) {
        database.reading(
                connection -> {
                    JournalTable.read(connection, range, row -> reader.accept(numbered(row)));
                    return range;
                });
    }

    /// All entries of a table that come after its summary, for it to go on. Where there is a gap,
    /// or an entry that can't be read, that is a [DamagedException].
    public List<Numbered> recover(Range range) {
        return database.reading(
                connection -> {
                    var entries = new ArrayList<Numbered>();
                    JournalTable.read(connection, range, row -> entries.add(checked(row)));
                    long first = entries.isEmpty() ? range.from() : entries.getFirst().seq();
                    if (first != range.from()) {
                        throw new DamagedException(range.entity(), range.from(), "missing");
                    }
                    for (int i = 0; i < entries.size(); i++) {
                        if (entries.get(i).seq() != first + i) {
                            throw new DamagedException(range.entity(), first + i, "missing");
                        }
                    }
                    return entries;
                });
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
    public void watch(Meters meters) {
        meters.counter("journal_commits_total", "Commits of the journal", () -> writer.commits());
        meters.counter("journal_entries_total", "Entries in them", this::entries);
        meters.gauge("journal_waiting", "Writes that wait for a commit", () -> writer.waiting());
    }

    /// The highest number that an entity ever had; 0 for none.
    public long highest(String entity) {
        return database.reading(connection -> JournalTable.highest(connection, entity));
    }

    /// Deletes an entity's entries up to a number.
    public void deleteTo(String entity, long seq) {
        database.within(connection -> delete(connection, entity, seq));
    }

    private long delete(Connection connection, String entity, long seq) throws SQLException {
        long to = Math.min(seq, JournalTable.highest(connection, entity));
        JournalTable.delete(connection, entity, to);
        Sql.change(connection, RAISE_FLOOR, entity, to);
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
        return database.within(
                connection -> holds.on(connection) && clear(connection, entity, trace) > 0);
    }

    private long clear(Connection connection, String entity, Trace trace) throws SQLException {
        Sql.change(connection, "delete from snapshot where entity = ?", entity);
        long last = delete(connection, entity, Long.MAX_VALUE);
        if (trace == Trace.NONE) {
            Sql.change(connection, "delete from journal_floor where entity = ?", entity);
        }
        return last;
    }

    @Override
    public void close() {
        writer.close();
    }
}
