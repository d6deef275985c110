package dalmuti.table;

import dalmuti.wire.journal.Entry;

/// An entry on its way to the journal, or from there.
public sealed interface Kept permits Kept.Stored, Made {

    Entry.Dated entry();

    /// From the journal: what the table is after it has still to be found out.
    record Stored(Entry.Dated entry) implements Kept {}
}
