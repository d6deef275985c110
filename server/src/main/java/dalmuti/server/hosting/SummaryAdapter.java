package dalmuti.server.hosting;

import dalmuti.table.Ledger;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.persistence.typed.SnapshotAdapter;

/// A snapshot is a summary, which is an entry like any other.
final class SummaryAdapter implements SnapshotAdapter<Ledger> {

    @Override
    public Object toJournal(Ledger ledger) {
        return ledger.summary();
    }

    @Override
    public Ledger fromJournal(Object from) {
        return Ledger.of((Entry.Summary) from);
    }
}
