package dalmuti.bots.tricks;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.engine.Odds;
import dalmuti.engine.Sight;

/// Plays by rules of thumb: every set it holds is a burden, the weaker the heavier, and a play is
/// as good as the burden it sheds and the chance that it takes the lead. Sets that nobody can beat
/// any more are no burden but a way back to the lead.
public record Heuristic(HeuristicWeights thumbs) implements Judge {

    /// How much better off one is after an action than after passing.
    @Override
    public double judge(Sight sight, int action) {
        if (action == Actions.PASS) {
            return 0;
        }
        Hand hand = sight.hand();
        Play play = Actions.play(action);
        Hand left = new Hand(hand.packed() - play.cards().packed());
        if (left.isEmpty()) {
            return Double.POSITIVE_INFINITY;
        }
        Odds odds = sight.odds();
        double danger = danger(odds);
        int rank = play.rank().number();
        double stands = odds.stands(rank, play.size());
        double lead =
                thumbs.lead()
                        + thumbs.leadInDanger() * danger
                        + (sight.leads() ? thumbs.leadAgain() : 0);
        double relief =
                relief(odds, hand, play)
                        - wild(odds, play) * (thumbs.jester() - thumbs.jesterInDanger() * danger)
                        + stands * lead;
        return stands == 1 && weakSets(odds, left) <= 1 ? relief + thumbs.runOut() : relief;
    }

    /// Jesters that could do better things.
    private static int wild(Odds odds, Play play) {
        return odds.rules().noFools() ? 0 : play.jesters();
    }

    private double relief(Odds odds, Hand hand, Play play) {
        if (play.naturals() == 0) {
            return odds.rules().noFools()
                    ? thumbs.burden(odds, Hand.EMPTY.plus(Rank.JESTER, play.jesters()))
                    : 0;
        }
        int rank = play.rank().number();
        int held = hand.count(rank);
        return thumbs.burden(odds, rank, held) - thumbs.burden(odds, rank, held - play.naturals());
    }

    /// How many sets of a hand somebody may beat. With one of them the hand runs out: the others
    /// keep the lead, and it goes last.
    private static int weakSets(Odds odds, Hand hand) {
        int weak = 0;
        for (int rank = 1; rank < Rank.JESTER.number(); rank++) {
            int size = hand.count(rank);
            weak += size > 0 && !odds.unbeatable(rank, size) ? 1 : 0;
        }
        return odds.rules().noFools() && hand.jesters() > 0 ? weak + 1 : weak;
    }

    /// How close somebody else is to going out, from 0 to 1.
    private static double danger(Odds odds) {
        return odds.fewestCards() <= 2 ? 1 : odds.fewestCards() <= 4 ? 0.4 : 0;
    }
}
