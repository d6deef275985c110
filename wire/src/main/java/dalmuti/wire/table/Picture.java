package dalmuti.wire.table;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// A picture while it is put together.
final class Picture {

    private final SequencedMap<String, String> parts = new LinkedHashMap<>();
    private final StringBuilder out = new StringBuilder(256);

    <T> void add(Part<T> part, T value) {
        out.setLength(0);
        part.form().write(value, out);
        parts.put(part.name(), out.toString());
    }

    /// Adds a part that seldom changes.
    <T> void add(Part<T> part, T value, Blotter blotter) {
        parts.put(part.name(), blotter.text(part, value));
    }

    SequencedMap<String, String> all() {
        return parts;
    }
}
