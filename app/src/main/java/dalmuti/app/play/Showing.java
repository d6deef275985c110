package dalmuti.app.play;

import dalmuti.bots.Bot;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/// Bots play a match, and somebody watches.
public final class Showing<S, M, E, V> {

    /// What of the cards is shown.
    public enum Hands {
        HIDDEN,
        OPEN
    }

    /// Where the lines of the showing go, one beat after another.
    public interface Stage {

        /// Shows some lines and waits as long as somebody wants to look at them.
        Wish show(List<String> lines);
    }

    /// Whether somebody wants to see more.
    public enum Wish {
        MORE,
        NO_MORE
    }

    private final Host<S, M, E, V> host;
    private final Commentary<E> commentary;
    private final Session<S, M, E, V> session;
    private final Stage stage;
    private Wish wish = Wish.MORE;

    public Showing(
            Host<S, M, E, V> host,
            Map<Player, Bot<V, M>> bots,
            Hands hands,
            SplittableRandom dice,
            Stage stage) {
        this.host = host;
        this.stage = stage;
        this.commentary = host.commentary();
        var audience =
                new Audience<E>(
                        commentary,
                        event ->
                                hands == Hands.OPEN
                                        ? Optional.of(event)
                                        : host.game().tell(event, Onlooker.ONLOOKER));
        this.session = new Session<>(host, bots, audience, dice);
    }

    /// Shows the match until it is over or nobody wants to see more.
    ///
    /// @return the record of what was shown
    public String run() {
        wish = stage.show(host.head(Optional.empty()));
        var _ = session.play(_ -> Optional.empty(), this::afterEach);
        return host.record(session.made());
    }

    private boolean afterEach() {
        List<String> lines = commentary.taken();
        if (!lines.isEmpty()) {
            wish = stage.show(lines);
        }
        return wish == Wish.MORE;
    }
}
