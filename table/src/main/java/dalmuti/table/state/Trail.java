package dalmuti.table.state;

import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Entries in their order. Newest first inside, so that adding is cheap and older trails stay.
public sealed interface Trail {

    record Start() implements Trail {}

    record Step(Trail before, Entry.Dated last) implements Trail {}

    static Trail of(List<Entry.Dated> entries) {
        Trail trail = new Start();
        for (Entry.Dated entry : entries) {
            trail = trail.and(entry);
        }
        return trail;
    }

    default Trail and(Entry.Dated entry) {
        return new Step(this, entry);
    }

    default List<Entry.Dated> entries() {
        var entries = new ArrayList<Entry.Dated>();
        Trail rest = this;
        while (rest instanceof Step(var before, var last)) {
            entries.add(last);
            rest = before;
        }
        Collections.reverse(entries);
        return entries;
    }
}
