package dalmuti.server.hosting;

import dalmuti.table.StoredTable;
import dalmuti.table.game.Games;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.persistence.typed.SnapshotAdapter;

/// A snapshot is a summary, which is an entry like any other.
final class SummaryAdapter implements SnapshotAdapter<StoredTable> {

    @Override
    public Object toJournal(StoredTable table) {
        return table.summary();
    }

    @Override
    public StoredTable fromJournal(Object from) {
        return StoredTable.of(Games.ALL, (Entry.Summary) from);
    }
}
