package dalmuti.server.store;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.text.Normalizer;
import java.util.regex.Pattern;

/// A name as others are shown it: one line, from 1 to 24 characters, without what is invisible or
/// turns the text around it.
record GuestName(String text) {

    static final int LONGEST = 24;

    /// Emoji are put together with a joiner, which may stay.
    private static final Pattern UNSEEN =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Cn}\\p{Zl}\\p{Zp}&&[^\\u200D]]");

    private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\s]+");
    private static final Pattern JOINERS = Pattern.compile("^\\u200D+|\\u200D+(?=\\u200D|$)");

    /// How many characters are looked at, so that nobody can have us normalise a novel.
    private static final int MOST_READ = 200;

    static GuestName of(String said) {
        if (said.length() > MOST_READ) {
            throw new RefusedException(Refusal.of("name", "store.name-long", LONGEST));
        }
        String plain = Normalizer.normalize(said, Normalizer.Form.NFC);
        String spaced = SPACES.matcher(plain).replaceAll(" ");
        String seen = UNSEEN.matcher(spaced).replaceAll("");
        String name = JOINERS.matcher(seen).replaceAll("").strip();
        if (name.isEmpty()) {
            throw new RefusedException(Refusal.of("name", "store.name-empty"));
        }
        if (name.codePointCount(0, name.length()) > LONGEST) {
            throw new RefusedException(Refusal.of("name", "store.name-long", LONGEST));
        }
        return new GuestName(name);
    }
}
