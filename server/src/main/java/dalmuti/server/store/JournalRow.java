package dalmuti.server.store;

import dalmuti.wire.journal.Entries;
import dalmuti.wire.journal.Entry;

import java.sql.ResultSet;
import java.sql.SQLException;

/// An entry as it lies in the journal.
///
/// @param at milliseconds since 1970
record JournalRow(String entity, long seq, String kind, int version, String body, long at) {

    static final String COLUMNS = "entity, seq, kind, version, body, at";

    /// The statement that reads rows of the journal, or snapshots, which look the same.
    static String select(String table, String where) {
        return "select " + COLUMNS + " from " + table + " where " + where;
    }

    static JournalRow of(String entity, long seq, Entry entry, long at) {
        Entries.Line line = Entries.write(entry);
        return new JournalRow(entity, seq, line.kind(), line.version(), line.body(), at);
    }

    static JournalRow of(ResultSet row) throws SQLException {
        return new JournalRow(
                row.getString(1),
                row.getLong(2),
                row.getString(3),
                row.getInt(4),
                row.getString(5),
                row.getLong(6));
    }

    Entry entry() {
        return Entries.read(kind, version, body);
    }
}
