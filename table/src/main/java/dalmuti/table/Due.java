package dalmuti.table;

import dalmuti.wire.journal.Entry;

import java.util.List;

/// What a table does by itself, now or later.
sealed interface Due {

    record Now(List<Entry> entries) implements Due {
        public Now {
            entries = List.copyOf(entries);
        }
    }

    /// @param at milliseconds since 1970
    record Later(long at) implements Due {}

    static Due never() {
        return new Later(Long.MAX_VALUE);
    }

    static Due now(Entry entry) {
        return new Now(List.of(entry));
    }

    /// Whichever comes first.
    default Due or(Due other) {
        return switch (this) {
            case Now _ -> this;
            case Later(long at) -> other instanceof Later(long too) && at <= too ? this : other;
        };
    }
}
