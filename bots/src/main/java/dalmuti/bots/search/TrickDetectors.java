package dalmuti.bots.search;

import dalmuti.View;
import dalmuti.bots.hints.Reason;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.engine.Odds;
import dalmuti.engine.Sight;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What speaks for and against single actions in tricks, each in figures that the player could work
/// out.
record TrickDetectors(View view, Sight sight) {

    private static final int FEW_CARDS = 2;
    private static final int LEAST_PERCENT = 5;

    /// The most telling first.
    List<Reason> reasons(int action) {
        Stream<Optional<Reason>> found =
                action == Actions.PASS
                        ? Stream.of(savesJesters(), danger())
                        : ofPlay(Actions.play(action), action);
        return found.flatMap(Optional::stream).toList();
    }

    private Stream<Optional<Reason>> ofPlay(Play play, int action) {
        if (left(play).isEmpty()) {
            return Stream.of(Optional.of(Reason.of("hint.dalmuti.goes-out", sight.outCount() + 1)));
        }
        return Stream.of(
                RunOut.with(sight, action)
                        ? Optional.of(Reason.of("hint.dalmuti.run-out"))
                        : standing(play),
                breaksSet(play),
                spendsJesters(play),
                worstRank(play),
                danger());
    }

    private Hand left(Play play) {
        return sight.hand().minus(play.cards());
    }

    private Optional<Reason> standing(Play play) {
        Odds odds = sight.odds();
        int rank = play.rank().number();
        if (odds.unbeatable(rank, play.size())) {
            return Optional.of(Reason.of("hint.dalmuti.unbeatable", play.size(), play.rank()));
        }
        long percent = Math.round(100 * odds.stands(rank, play.size()));
        return percent < LEAST_PERCENT
                ? Optional.empty()
                : Optional.of(Reason.of("hint.dalmuti.wins-lead", percent));
    }

    private Optional<Reason> breaksSet(Play play) {
        int kept = play.naturals() == 0 ? 0 : left(play).count(play.rank());
        return kept == 0
                ? Optional.empty()
                : Optional.of(Reason.of("hint.dalmuti.breaks-set", kept, play.rank()));
    }

    private static Optional<Reason> spendsJesters(Play play) {
        return play.jesters() == 0
                ? Optional.empty()
                : Optional.of(Reason.of("hint.dalmuti.spends-jester", play.jesters()));
    }

    private Optional<Reason> savesJesters() {
        boolean saves =
                sight.hand().jesters() > 0
                        && sight.legalCount() > 1
                        && Actions.play(sight.legal(0)).jesters() > 0;
        return saves ? Optional.of(Reason.of("hint.dalmuti.saves-jester")) : Optional.empty();
    }

    private Optional<Reason> worstRank(Play play) {
        Rank worst =
                sight.hand().ranks().stream()
                        .filter(rank -> rank != Rank.JESTER)
                        .reduce((_, last) -> last)
                        .orElse(Rank.JESTER);
        return play.rank() == worst
                ? Optional.of(Reason.of("hint.dalmuti.worst-rank", worst))
                : Optional.empty();
    }

    /// Who else is about to go out.
    private Optional<Reason> danger() {
        return IntStream.range(0, sight.seats())
                .boxed()
                .filter(seat -> seat != sight.seat() && sight.holdsCards(seat))
                .filter(seat -> sight.cards(seat) <= FEW_CARDS)
                .findFirst()
                .map(
                        seat ->
                                Reason.of(
                                        "hint.dalmuti.danger",
                                        view.order().get(seat),
                                        sight.cards(seat)));
    }
}
