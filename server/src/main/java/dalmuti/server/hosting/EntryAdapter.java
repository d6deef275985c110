package dalmuti.server.hosting;

import dalmuti.table.Kept;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.EventSeq;

/// What a table keeps goes to the journal as dated entries.
final class EntryAdapter extends EventAdapter<Kept, Entry.Dated> {

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
