package dalmuti.bots.search;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.engine.Odds;
import dalmuti.engine.Sight;

import java.util.OptionalInt;

/// Going out before anybody else can play a card: all sets but the last are such that nobody can
/// beat them. There is nothing better, so there is nothing to search.
final class RunOut {

    private RunOut() {}

    /// An action with which nobody can stop one from going out next, if there is one.
    static OptionalInt action(Sight sight) {
        for (int i = 0; i < sight.legalCount(); i++) {
            if (with(sight, sight.legal(i))) {
                return OptionalInt.of(sight.legal(i));
            }
        }
        return OptionalInt.empty();
    }

    /// Whether nobody can stop one from going out next after this action.
    static boolean with(Sight sight, int action) {
        return action != Actions.PASS && runsOut(sight.odds(), sight.hand(), Actions.play(action));
    }

    private static boolean runsOut(Odds odds, Hand hand, Play play) {
        Hand left = new Hand(hand.packed() - play.cards().packed());
        return left.isEmpty()
                || (odds.unbeatable(play.rank().number(), play.size()) && runsOut(odds, left));
    }

    /// Whether the holder of these cards goes out next when leading. Jesters join one set, or go
    /// alone.
    private static boolean runsOut(Odds odds, Hand hand) {
        int jesters = hand.jesters();
        int beatable = 0;
        int saved = 0;
        for (int rank = 1; rank < Rank.JESTER.number(); rank++) {
            int size = hand.count(rank);
            if (size > 0 && !odds.unbeatable(rank, size)) {
                beatable++;
                saved += jesters > 0 && odds.unbeatable(rank, size + jesters) ? 1 : 0;
            }
        }
        if (odds.rules().noFools()) {
            return beatable + (jesters > 0 ? 1 : 0) <= 1;
        }
        return beatable - Math.min(1, saved) <= 1;
    }
}
