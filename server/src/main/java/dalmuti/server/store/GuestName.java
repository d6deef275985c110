package dalmuti.server.store;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.table.people.VisibleText;

/// A name as others are shown it: one line, from 1 to 24 characters, all of which can be seen.
record GuestName(String text) {

    static final int LONGEST = 24;

    /// How many characters are looked at, so that nobody can have us normalise a novel.
    private static final int MOST_READ = 200;

    static GuestName of(String said) {
        if (said.length() > MOST_READ) {
            throw new RefusedException(Refusal.of("name", "store.name-long", LONGEST));
        }
        String name = VisibleText.of(said);
        if (name.isEmpty()) {
            throw new RefusedException(Refusal.of("name", "store.name-empty"));
        }
        if (name.codePointCount(0, name.length()) > LONGEST) {
            throw new RefusedException(Refusal.of("name", "store.name-long", LONGEST));
        }
        return new GuestName(name);
    }
}
