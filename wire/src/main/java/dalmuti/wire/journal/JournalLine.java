package dalmuti.wire.journal;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

/// A line of a journal: when, the kind of the entry, its version and its text.
public final class JournalLine {

    private static final int WORDS = 4;

    private JournalLine() {}

    public static String of(Entry.Dated dated) {
        Entries.Line line = Entries.write(dated.entry());
        return dated.at() + " " + line.kind() + " " + line.version() + " " + line.body();
    }

    /// What is no line is a [RefusedException].
    public static Entry.Dated read(String line) {
        String[] words = line.split(" ", WORDS);
        if (words.length < WORDS) {
            throw new RefusedException(Refusal.of("line", "wire.not-json"));
        }
        try {
            Entry entry = Entries.read(words[1], Integer.parseInt(words[2]), words[3]);
            return new Entry.Dated(Long.parseLong(words[0]), entry);
        } catch (NumberFormatException e) {
            throw new RefusedException(Refusal.of("line", "wire.wanted-number"));
        }
    }
}
