package dalmuti.table;

import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;

/// An entry on its way to the journal, with what the table is after it.
record Made(Entry.Dated entry, Table<?, ?, ?, ?> table) implements Kept {}
