package dalmuti.server.store;

import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.notation.RecordWriter;
import dalmuti.server.TableHost.Guest;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;
import dalmuti.wire.journal.Entries;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What happens when somebody wants to be forgotten: their token is void, and wherever their name
/// was kept there is none any more. That a nameless somebody played remains.
final class Oblivion {

    private Oblivion() {}

    /// A table with entries, and the columns by which a row of it is found at once.
    private record Shelf(String table, List<String> key) {

        static List<Shelf> of(Dialect dialect) {
            var byNumber = List.of("entity", "seq");
            return List.of(
                    new Shelf("snapshot", byNumber),
                    new Shelf(
                            "journal",
                            switch (dialect) {
                                case H2 -> List.of("id");
                                case POSTGRESQL -> byNumber;
                            }));
        }

        String select() {
            return "select %s, %s from %s where position(cast(? as varchar) in body) > 0"
                    .formatted(JournalRow.COLUMNS, String.join(", ", key), table);
        }

        String update() {
            return "update %s set body = ? where %s = ?"
                    .formatted(table, String.join(" = ? and ", key));
        }

        List<Object> key(ResultSet row) throws SQLException {
            var values = new ArrayList<>();
            for (String column : key) {
                values.add(row.getObject(column));
            }
            return values;
        }
    }

    /// A row in which somebody is named.
    private record Named(Shelf shelf, List<Object> key, JournalRow row) {}

    /// What takes long is looked for first, while others write.
    static void of(String guest, Database database) {
        var rows = new ArrayList<Named>();
        for (Shelf shelf : Shelf.of(database.dialect())) {
            rows.addAll(database.reading(connection -> named(connection, shelf, guest)));
        }
        database.within(connection -> forget(connection, guest, rows));
    }

    private static List<Named> named(Connection connection, Shelf shelf, String guest)
            throws SQLException {
        return Sql.list(
                connection,
                row -> new Named(shelf, shelf.key(row), JournalRow.of(row)),
                shelf.select(),
                guest);
    }

    private static int forget(Connection connection, String guest, List<Named> rows)
            throws SQLException {
        rewriteRecords(connection, guest);
        for (Named row : rows) {
            rewrite(connection, row, guest);
        }
        for (String table : rows.stream().map(it -> it.row().entity()).distinct().toList()) {
            Sql.change(
                    connection,
                    "update lobby_card set host = ? where code = ?"
                            + " and host = (select name from guest where id = ?)",
                    Guest.NAMELESS,
                    table,
                    guest);
        }
        Sql.change(
                connection,
                "update archive_player set name = ? where guest = ?",
                Guest.NAMELESS,
                guest);
        Sql.change(connection, "update report set address = '' where about = ?", guest);
        Sql.change(connection, "delete from rating where who = ?", guest);
        return Sql.change(connection, "delete from guest where id = ?", guest);
    }

    private record Played(String code, int number, int player, String game, String record) {}

    private static void rewriteRecords(Connection connection, String guest) throws SQLException {
        List<Played> all =
                Sql.list(
                        connection,
                        row ->
                                new Played(
                                        row.getString(1),
                                        row.getInt(2),
                                        row.getInt(3),
                                        row.getString(4),
                                        row.getString(5)),
                        "select m.code, m.number, p.player, m.game, m.record from archive_match m"
                                + " join archive_player p"
                                + " on p.code = m.code and p.number = m.number where p.guest = ?",
                        guest);
        for (Played it : all) {
            Sql.change(
                    connection,
                    "update archive_match set record = ? where code = ? and number = ?",
                    it.game().equals("dalmuti") ? dalmuti(it) : grapples(it),
                    it.code(),
                    it.number());
        }
    }

    private static String dalmuti(Played it) {
        MatchRecord record = RecordReader.read(it.record());
        var names = new HashMap<>(record.names());
        names.put(new Player(it.player()), Guest.NAMELESS);
        return RecordWriter.write(
                new MatchRecord(
                        names,
                        record.seenBy(),
                        record.tags(),
                        record.start(),
                        record.deeds(),
                        record.proofs()));
    }

    private static String grapples(Played it) {
        return switch (GrapplesReader.read(it.record())) {
            case GrapplesRecord.Full(var options, var players, var moves) -> {
                var names = new ArrayList<>(players);
                names.set(it.player(), Guest.NAMELESS);
                yield GrapplesWriter.write(new GrapplesRecord.Full(options, names, moves));
            }
            case GrapplesRecord.Seen _ -> throw new StoreException("The archive has whole records");
        };
    }

    private static void rewrite(Connection connection, Named named, String guest)
            throws SQLException {
        Entry before = named.row().entry();
        Entry after = nameless(before, guest::equals);
        if (!after.equals(before)) {
            var arguments = new ArrayList<Object>(List.of(Entries.write(after).body()));
            arguments.addAll(named.key());
            Sql.change(connection, named.shelf().update(), arguments.toArray());
        }
    }

    /// Entries as they are without the names of those who are no longer known.
    static List<Entry> withoutForgotten(Connection connection, List<Entry> entries)
            throws SQLException {
        var forgotten = new HashSet<String>();
        for (String guest : guests(entries)) {
            if (Sql.first(connection, row -> guest, "select id from guest where id = ?", guest)
                    .isEmpty()) {
                forgotten.add(guest);
            }
        }
        return entries.stream().map(it -> nameless(it, forgotten::contains)).toList();
    }

    private static Set<String> guests(List<Entry> entries) {
        return entries.stream()
                .flatMap(
                        it ->
                                switch (it) {
                                    case Entry.Started(_, var players) ->
                                            players.stream().map(Entry.Seated::occupant);
                                    case Entry.Queued(_, var newcomer) -> Stream.of(newcomer);
                                    case Entry.Seated(_, var occupant) -> Stream.of(occupant);
                                    default -> Stream.<Occupant>empty();
                                })
                .filter(Occupant.Person.class::isInstance)
                .map(it -> ((Occupant.Person) it).guest())
                .collect(Collectors.toSet());
    }

    private static Entry nameless(Entry entry, Predicate<String> forgotten) {
        return switch (entry) {
            case Entry.Seated(int seat, var occupant) ->
                    new Entry.Seated(seat, nameless(occupant, forgotten));
            case Entry.Queued(int seat, var newcomer) ->
                    new Entry.Queued(seat, nameless(newcomer, forgotten));
            case Entry.Started(int match, var players) ->
                    new Entry.Started(
                            match,
                            players.stream()
                                    .map(it -> (Entry.Seated) nameless(it, forgotten))
                                    .toList());
            case Entry.Summary(var setting, var base, int moves, var spent, var since) ->
                    new Entry.Summary(
                            setting.stream().map(it -> nameless(it, forgotten)).toList(),
                            base,
                            moves,
                            spent,
                            since.stream()
                                    .map(
                                            it ->
                                                    new Entry.Dated(
                                                            it.at(),
                                                            nameless(it.entry(), forgotten)))
                                    .toList());
            default -> entry;
        };
    }

    private static Occupant nameless(Occupant occupant, Predicate<String> forgotten) {
        return occupant instanceof Occupant.Person(var guest, _) && forgotten.test(guest)
                ? new Occupant.Person(guest, Guest.NAMELESS)
                : occupant;
    }
}
