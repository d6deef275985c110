package dalmuti.app.sitting;

import dalmuti.app.screen.Commentary;
import dalmuti.app.screen.GameScreen;

import java.util.ArrayList;
import java.util.List;

/// Tells what has happened at a table since it was told last. Whoever comes in the middle hears
/// only the last of what was before.
final class PlayByPlay<E, V> {

    private static final int LINES_RECALLED = 12;

    private final GameScreen<?, E, V> screen;
    private List<Commentary<E>> commentary = List.of();
    private final List<String> kept = new ArrayList<>();
    private String since = "";
    private int match;
    private int heard;

    PlayByPlay(GameScreen<?, E, V> screen) {
        this.screen = screen;
    }

    /// @param nowSince changes when everything before is forgotten
    /// @param whole whether everything was told anew
    void hear(V view, List<E> told, int nowMatch, String nowSince, boolean whole) {
        boolean another = commentary.isEmpty() || nowMatch != match;
        boolean missed = whole && !nowSince.equals(since);
        if (another || missed) {
            taken().forEach(kept::add);
            commentary = List.of(screen.commentary(view));
        }
        if (another) {
            kept.addAll(screen.head(view));
        }
        if (another || !nowSince.equals(since)) {
            heard = 0;
        }
        told.subList(Math.min(heard, told.size()), told.size()).forEach(this::tell);
        if (another && whole) {
            recall();
        }
        heard = told.size();
        since = nowSince;
        match = nowMatch;
    }

    private void tell(E event) {
        commentary.getFirst().tell(event);
    }

    private void recall() {
        List<String> told = commentary.getFirst().taken();
        kept.addAll(told.subList(Math.max(0, told.size() - LINES_RECALLED), told.size()));
    }

    /// The lines that were not taken yet.
    List<String> taken() {
        var lines = new ArrayList<>(kept);
        kept.clear();
        commentary.forEach(it -> lines.addAll(it.taken()));
        return lines;
    }
}
