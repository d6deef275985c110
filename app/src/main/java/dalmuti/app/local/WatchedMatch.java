package dalmuti.app.local;

import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.screen.Commentary;
import dalmuti.app.screen.GameScreen;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.contract.Action;
import dalmuti.contract.Onlooker;
import dalmuti.table.game.KeptMatch;
import dalmuti.wire.table.Request;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Bots play a match, and somebody watches.
public final class WatchedMatch {

    /// What of the cards is shown.
    public enum Hands {
        HIDDEN,
        OPEN
    }

    /// What somebody wants who has seen some lines.
    public enum Wish {
        MORE,
        /// That the match ends after this round.
        AN_END,
        NO_MORE
    }

    private WatchedMatch() {}

    /// Shows the match of a table until it is over or nobody wants to see more.
    ///
    /// @param stage shows some lines
    public static <S, M extends Action, E, V> void run(
            LocalTable<S, M, E, V> table,
            Hands hands,
            TextStyle style,
            Function<List<String>, Wish> stage) {
        KeptMatch<S, M, E, V> match = table.saved();
        var people = new People(match.names(), style.words());
        GameScreen<M, E, V> screen = GameAtTerminal.of(match).screen().apply(people, style);
        V start = match.game().rules().view(match.start(), Onlooker.ONLOOKER);
        Commentary<E> commentary = screen.commentary(start);
        Wish wish = stage.apply(screen.head(start));
        var _ = table.visit();
        do {
            if (wish == Wish.AN_END) {
                var _ = table.send(Request.End::new); // SCORE-4
                wish = Wish.MORE;
            }
            for (E event : table.events()) {
                Optional<E> told =
                        hands == Hands.OPEN
                                ? Optional.of(event)
                                : match.game().rules().tell(event, Onlooker.ONLOOKER);
                told.ifPresent(commentary::tell);
            }
            List<String> lines = commentary.taken();
            if (wish == Wish.MORE && !lines.isEmpty()) {
                wish = stage.apply(lines);
            }
        } while (wish != Wish.NO_MORE && table.advance());
    }
}
