package dalmuti.app.play;

import dalmuti.app.print.Paragraph;
import dalmuti.app.story.Teller;
import dalmuti.contract.Player;
import dalmuti.words.Words;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// A person plays a match, from the first move or from where it was left.
public final class Sitting<S, M, E, V> {

    private static final int LINES_RECALLED = 12;

    private final Host<S, M, E, V> host;
    private final Player you;
    private final Console console;
    private final Words words;
    private final Commentary<E> commentary;
    private final Session<S, M, E, V> session;
    private final Seat<V, M> seat;
    private final Keeper keeper;
    private boolean roundEnded;

    public Sitting(
            Host<S, M, E, V> host,
            Company<V, M> company,
            Player you,
            Manners manners,
            Console console,
            Teller teller,
            Keeper keeper) {
        this.host = host;
        this.you = you;
        this.console = console;
        this.words = teller.words();
        this.keeper = keeper;
        this.commentary = host.commentary();
        SplittableRandom dice = manners.dice();
        var advisersDice = new SplittableRandom(manners.seed());
        var desk = host.desk();
        var hints = new Hints<>(company.adviser(), desk, words, teller.ink(), advisersDice);
        this.seat = new Seat<>(console, desk, words, hints::of, manners.care());
        this.session =
                new Session<>(host, company.bots(), new Audience<>(commentary, this::heard), dice);
    }

    private Optional<E> heard(E event) {
        Optional<E> told = host.game().tell(event, you);
        roundEnded |= told.filter(host::endsRound).isPresent();
        return told;
    }

    /// Plays until the match is over or the person leaves.
    ///
    /// @param opponents what kind of bots the others are, in a sentence
    public Left play(String opponents) {
        console.say(host.head(Optional.empty()));
        console.say(Paragraph.lines("  ", opponents));
        recall();
        console.say("  " + words.say("play.welcome"));
        Left left = session.play(this::decide, this::afterEach);
        console.say(commentary.taken());
        if (left == Left.OVER) {
            keeper.finish();
        }
        return left;
    }

    /// What was played before is not told again but for the last of it.
    private void recall() {
        List<Made<M>> made = host.made();
        if (!made.isEmpty()) {
            session.recall(made);
            console.say("  " + words.say("play.resumed"));
            roundEnded = false;
            List<String> told = commentary.taken();
            console.say(told.subList(Math.max(0, told.size() - LINES_RECALLED), told.size()));
        }
    }

    private boolean afterEach() {
        keeper.keep(host.record(session.made()));
        if (roundEnded) {
            roundEnded = false;
            console.say(commentary.taken());
            console.pause(words.say("play.pause"));
        }
        return true;
    }

    private Optional<M> decide(Player player) {
        V view = session.view(player);
        if (!host.desk().isWorthAsking(view)) {
            return Optional.of(host.desk().legal(view).getFirst());
        }
        console.say(commentary.taken());
        return seat.decide(view, session.objection(player));
    }
}
