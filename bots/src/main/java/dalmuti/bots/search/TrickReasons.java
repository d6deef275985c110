package dalmuti.bots.search;

import dalmuti.View;
import dalmuti.bots.hints.Reason;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.engine.Actions;
import dalmuti.engine.Odds;
import dalmuti.engine.Sight;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What speaks for and against single actions in tricks, each in figures that the player could work
/// out.
record TrickReasons(View view, Sight sight) {

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
        Hand left = sight.hand().minus(play.cards());
        if (left.isEmpty()) {
            return Stream.of(when(true, "hint.dalmuti.goes-out", sight.outCount() + 1));
        }
        int kept = play.naturals() == 0 ? 0 : left.count(play.rank());
        Rank rank = play.rank();
        return Stream.of(
                RunOut.with(sight, action) ? when(true, "hint.dalmuti.run-out") : standing(play),
                when(kept > 0, "hint.dalmuti.breaks-set", kept, rank),
                when(play.jesters() > 0, "hint.dalmuti.spends-jester", play.jesters()),
                when(rank == worstRank(), "hint.dalmuti.worst-rank", rank),
                danger());
    }

    private static Optional<Reason> when(boolean so, String key, Object... arguments) {
        return so ? Optional.of(Reason.of(key, arguments)) : Optional.empty();
    }

    private Optional<Reason> standing(Play play) {
        Odds odds = sight.odds();
        int rank = play.rank().number();
        if (odds.unbeatable(rank, play.size())) {
            return when(true, "hint.dalmuti.unbeatable", play.size(), play.rank());
        }
        long percent = Math.round(100 * odds.stands(rank, play.size()));
        return when(percent >= LEAST_PERCENT, "hint.dalmuti.wins-lead", percent);
    }

    private Optional<Reason> savesJesters() {
        boolean saves =
                sight.hand().jesters() > 0
                        && sight.legalCount() > 1
                        && Actions.play(sight.legal(0)).jesters() > 0;
        return when(saves, "hint.dalmuti.saves-jester");
    }

    private Rank worstRank() {
        return sight.hand().ranks().stream()
                .filter(rank -> rank != Rank.JESTER)
                .max(Comparator.comparingInt(rank -> sight.rules().standing(rank.number())))
                .orElse(Rank.JESTER);
    }

    /// Who else is about to go out.
    private Optional<Reason> danger() {
        for (int seat = 0; seat < sight.seats(); seat++) {
            int cards = sight.cards(seat);
            if (seat != sight.seat() && sight.holdsCards(seat) && cards <= FEW_CARDS) {
                Player other = view.law().seats(view.order()).get(seat);
                return when(true, "hint.dalmuti.danger", other, cards);
            }
        }
        return Optional.empty();
    }
}
