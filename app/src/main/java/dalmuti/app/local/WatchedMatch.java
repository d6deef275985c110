package dalmuti.app.local;

import dalmuti.app.game.SavedMatch;
import dalmuti.app.screen.Commentary;
import dalmuti.app.screen.GameScreen;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.contract.Action;
import dalmuti.contract.Onlooker;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Bots play a match, and somebody watches.
public final class WatchedMatch {

    /// What of the cards is shown.
    public enum Hands {
        HIDDEN,
        OPEN
    }

    private WatchedMatch() {}

    /// Shows the match of a table until it is over or nobody wants to see more.
    ///
    /// @param stage shows some lines; false when somebody has seen enough
    public static <S, M extends Action, E, V> void run(
            LocalTable<S, M, E, V> table,
            Hands hands,
            TextStyle style,
            Predicate<List<String>> stage) {
        SavedMatch<S, M, E, V> match = table.saved();
        var people = new People(match.names(), style.words());
        GameScreen<M, E, V> screen = match.atTerminal().screen().apply(people, style);
        V start = match.game().view(match.start(), Onlooker.ONLOOKER);
        Commentary<E> commentary = screen.commentary(start);
        boolean more = stage.test(screen.head(start));
        var _ = table.visit();
        do {
            for (E event : table.events()) {
                Optional<E> told =
                        hands == Hands.OPEN
                                ? Optional.of(event)
                                : match.game().tell(event, Onlooker.ONLOOKER);
                told.ifPresent(commentary::tell);
            }
            List<String> lines = commentary.taken();
            more = more && (lines.isEmpty() || stage.test(lines));
        } while (more && table.advance());
    }
}
