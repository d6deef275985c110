package dalmuti.server.store;

import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entries;
import dalmuti.wire.journal.Entry;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Erases a guest: their tokens are void at once, and their name is removed wherever it was kept.
///
/// That may be thousands of matches, so it is done in small transactions between which others
/// write. A program that dies on the way leaves a nameless guest without a token, who is erased
/// later.
final class GuestErasure {

    private static final int CHANGES_A_STEP = 16;

    private final Database database;

    GuestErasure(Database database) {
        this.database = database;
    }

    void erase(String guest) {
        List<Row> rows = Stream.of("snapshot", "journal").flatMap(it -> naming(it, guest)).toList();
        database.within(sql -> shutOut(sql, guest, rows));
        List<Played> played = played(guest);
        inSteps(played, GuestErasure::nameless);
        inSteps(played, this::withoutName);
        inSteps(rows, row -> withoutName(row, guest));
        database.change("delete from guest where id = ?", guest);
    }

    /// Erases those with whom a program before this one was not done.
    void resume() {
        database.texts(
                        "select id from guest where name = ? and not exists"
                                + " (select 1 from guest_token t where t.guest = guest.id)",
                        Guest.NAMELESS)
                .forEach(this::erase);
    }

    /// A change that is made if what it changes is still as it was.
    private record Change(String sql, List<Object> arguments) {}

    /// Makes a change for each of these, few in one transaction. What somebody else changed
    /// meanwhile is looked at again.
    private <T> void inSteps(List<T> items, Function<T, Optional<Change>> change) {
        var left = new ArrayDeque<>(items);
        while (!left.isEmpty()) {
            var step = new LinkedHashMap<T, Change>();
            while (!left.isEmpty() && step.size() < CHANGES_A_STEP) {
                T item = left.poll();
                change.apply(item).ifPresent(it -> step.put(item, it));
            }
            left.addAll(database.within(sql -> failed(sql, step)));
        }
    }

    private static <T> List<T> failed(Sql sql, Map<T, Change> step) throws SQLException {
        var failed = new ArrayList<T>();
        for (var it : step.entrySet()) {
            Change change = it.getValue();
            if (sql.change(change.sql(), change.arguments().toArray()) == 0) {
                failed.add(it.getKey());
            }
        }
        return failed;
    }

    /// A row of the journal, or a snapshot.
    private record Row(String table, String entity, long seq) {}

    /// The rows in which a guest is named, and perhaps some more.
    private Stream<Row> naming(String table, String guest) {
        return database
                .list(
                        row -> new Row(table, row.getString(1), row.getLong(2)),
                        "select entity, seq from " + table + " where body like ?",
                        "%" + guest + "%")
                .stream();
    }

    private Optional<Change> withoutName(Row row, String guest) {
        return database.first(
                        JournalRow::of,
                        JournalRow.select(row.table(), "entity = ? and seq = ?"),
                        row.entity(),
                        row.seq())
                .flatMap(it -> withoutName(row, it, guest));
    }

    private static Optional<Change> withoutName(Row row, JournalRow kept, String guest) {
        Entry before = kept.entry();
        Entry after = Anonymizer.entry(before, guest::equals);
        if (after.equals(before)) {
            return Optional.empty();
        }
        String body = Entries.write(after).body();
        return Optional.of(
                new Change(
                        "update "
                                + row.table()
                                + " set body = ? where entity = ? and seq = ? and body = ?",
                        List.of(body, row.entity(), row.seq(), kept.body())));
    }

    /// A match in the archive, and which of its players is meant.
    private record Played(String code, int number, int player, String game) {}

    private List<Played> played(String guest) {
        return database.list(
                row -> new Played(row.getString(1), row.getInt(2), row.getInt(3), row.getString(4)),
                "select m.code, m.number, p.player, m.game from archive_match m"
                        + " join archive_player p on p.code = m.code"
                        + " and p.number = m.number where p.guest = ?",
                guest);
    }

    private static Optional<Change> nameless(Played it) {
        return Optional.of(
                new Change(
                        "update archive_player set name = ?"
                                + " where code = ? and number = ? and player = ?",
                        List.of(Guest.NAMELESS, it.code(), it.number(), it.player())));
    }

    private Optional<Change> withoutName(Played it) {
        String select = "select record from archive_match where code = ? and number = ?";
        String before = database.texts(select, it.code(), it.number()).getFirst();
        String after = Anonymizer.record(it.game(), before, it.player());
        return Optional.of(
                new Change(
                        "update archive_match set record = ?"
                                + " where code = ? and number = ? and record = ?",
                        List.of(after, it.code(), it.number(), before)));
    }

    private static int shutOut(Sql sql, String guest, List<Row> rows) throws SQLException {
        for (String code : rows.stream().map(Row::entity).distinct().toList()) {
            sql.change(
                    "update lobby_card set host = ? where code = ?"
                            + " and host = (select name from guest where id = ?)",
                    Guest.NAMELESS,
                    code,
                    guest);
        }
        sql.change("delete from guest_token where guest = ?", guest);
        sql.change("delete from guest_link where guest = ?", guest);
        sql.change("update guest set name = ? where id = ?", Guest.NAMELESS, guest);
        sql.change("delete from day_result where guest = ?", guest);
        sql.change("update report set address = '' where about = ?", guest);
        return sql.change("delete from rating where who = ?", guest);
    }
}
