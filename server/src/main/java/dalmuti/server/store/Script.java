package dalmuti.server.store;

import dalmuti.wire.journal.Entry;

/// How entries are written down.
public interface Script {

    Line write(Entry entry);

    Entry read(Line line);

    /// An entry as text.
    record Line(String kind, int version, String body) {}
}
