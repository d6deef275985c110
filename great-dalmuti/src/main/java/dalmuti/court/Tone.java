package dalmuti.court;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// How one speaks at court, to those above and to those below.
public enum Tone { // COURT-5
    HAUGHTY,
    GRACIOUS,
    SNOBBISH,
    SERVILE;

    private static final int PHRASES = 3;

    /// The tones fit for somebody at one position who speaks to somebody at another.
    public static List<Tone> of(int speaker, int listener, int players) {
        Title title = Title.of(speaker, players);
        if (title.isDalmuti()) {
            return List.of(HAUGHTY, GRACIOUS);
        }
        if (title.isPeon()) {
            return List.of(SERVILE);
        }
        return List.of(listener < speaker ? SERVILE : SNOBBISH);
    }

    /// The keys of the ready-made phrases in this tone.
    public List<String> phrases() {
        String tone = name().toLowerCase(Locale.ROOT);
        return IntStream.rangeClosed(1, PHRASES)
                .mapToObj(number -> "court." + tone + "-" + number)
                .toList();
    }
}
