package dalmuti.server.hosting;

import dalmuti.table.Kept;
import dalmuti.table.StoredTable;
import dalmuti.table.game.Games;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.EventSeq;
import org.apache.pekko.persistence.typed.SnapshotAdapter;

/// What Pekko keeps of a table: dated entries, and summaries of them.
final class JournalAdapters {

    private JournalAdapters() {}

    static final class Entries extends EventAdapter<Kept, Entry.Dated> {

        @Override
        public Entry.Dated toJournal(Kept kept) {
            return kept.entry();
        }

        @Override
        public String manifest(Kept kept) {
            return "";
        }

        @Override
        public EventSeq<Kept> fromJournal(Entry.Dated entry, String manifest) {
            return EventSeq.single(new Kept.Stored(entry));
        }
    }

    /// A snapshot is a summary, which is an entry like any other.
    static final class Summaries implements SnapshotAdapter<StoredTable> {

        @Override
        public Object toJournal(StoredTable table) {
            return table.summary();
        }

        @Override
        public StoredTable fromJournal(Object from) {
            return StoredTable.of(Games.ALL, (Entry.Summary) from);
        }
    }
}
