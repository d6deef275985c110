package dalmuti.table.request;

import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Parts;

import java.util.List;
import java.util.function.Function;

/// What comes of a request.
public sealed interface Outcome {

    /// Something is to be kept; nothing when it was done before.
    record Keep(List<Entry> entries) implements Outcome {
        public Keep {
            entries = List.copyOf(entries);
        }
    }

    /// People or the clock have changed, in a way that need not be kept.
    record Changed() implements Outcome {}

    /// The viewer has lost what they were shown, and sees everything anew.
    record Forgotten() implements Outcome {}

    record Spoken(Parts.Talk talk) implements Outcome {}

    record Hint(Player player) implements Outcome {}

    record Reported(String guest, String reason) implements Outcome {}

    record Refused(Refusal why) implements Outcome {}

    static Outcome keep(Entry... entries) {
        return new Keep(List.of(entries));
    }

    static Outcome refused(String rule, String key, Object... arguments) {
        return new Refused(Refusal.of(rule, key, arguments));
    }

    /// The same, unless something is to be kept: then what comes of that.
    default Outcome then(Function<List<Entry>, Outcome> next) {
        return this instanceof Keep(var entries) ? next.apply(entries) : this;
    }
}
