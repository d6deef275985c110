package dalmuti.bots.tricks;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.engine.Sight;
import dalmuti.engine.TrickRules;

/// A yardstick: adds up fixed points for what a play sheds, spends, breaks, finishes and stops, and
/// takes the highest sum. It counts no cards.
public record Scorer() implements Judge {

    private static final int FEW_CARDS = 2;
    private static final int STOPPING = 58;

    @Override
    public double judge(Sight sight, int action) {
        return action == Actions.PASS ? pass(sight) : play(sight, Actions.play(action));
    }

    private static double pass(Sight sight) {
        return (allNeedJesters(sight) ? 20 : 0) - STOPPING * missing(sight);
    }

    /// The plays without a jester have the lowest numbers.
    private static boolean allNeedJesters(Sight sight) {
        int first = sight.legal(0);
        return first != Actions.PASS && Actions.play(first).jesters() > 0;
    }

    private static double play(Sight sight, Play play) {
        Hand hand = sight.hand();
        Hand left = new Hand(hand.packed() - play.cards().packed());
        int strength = Rank.JESTER.number() - standing(sight, play);
        int spent = jester(sight.rules()) * play.jesters();
        double shed = 24 * play.size() - 2.0 * strength * play.naturals() - spent;
        return shed
                + rank(sight.rules(), play, left)
                + 26 * (turns(hand) - turns(left))
                + STOPPING * missing(sight)
                - risk(sight, play);
    }

    /// What a jester is worth in the hand: nothing where it is not wild, and little where the best
    /// ranks have the most cards, which need no help.
    private static int jester(TrickRules rules) {
        return rules.noFools() ? 0 : rules.upsideDown() ? 26 : 78;
    }

    /// Finishing a rank is good. Breaking a set is bad, but not where the large sets are the best.
    private static double rank(TrickRules rules, Play play, Hand left) {
        int remaining = left.count(play.rank());
        if (play.naturals() == 0) {
            return 0;
        }
        if (remaining == 0) {
            return 18;
        }
        return rules.upsideDown() ? 0 : -Math.min(58, 18 + 10 * remaining);
    }

    /// How many plays it takes to go out: one for every rank.
    private static int turns(Hand hand) {
        int turns = 0;
        for (int rank = 1; rank <= Rank.JESTER.number(); rank++) {
            turns += hand.count(rank) > 0 ? 1 : 0;
        }
        return turns;
    }

    /// How close whoever laid the play to beat is to going out: 2 with one card, 1 with two.
    private static int missing(Sight sight) {
        int cards = sight.cards(sight.by());
        return sight.leads() || cards > FEW_CARDS ? 0 : FEW_CARDS + 1 - cards;
    }

    /// The next player may go out on as many cards, the more likely the weaker they are.
    private static double risk(Sight sight, Play play) {
        int next = sight.next();
        return sight.cards(next) == play.size() ? 3.0 * standing(sight, play) : 0;
    }

    private static int standing(Sight sight, Play play) {
        return sight.rules().standing(play.rank().number());
    }
}
