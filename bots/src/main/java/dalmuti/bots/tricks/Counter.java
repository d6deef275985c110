package dalmuti.bots.tricks;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.engine.Sight;

/// A yardstick: counts the cards played, keeps the sets that nobody can beat any more to get the
/// lead back, leads the weakest of the others, and follows with the least damage.
public record Counter() implements Judge {

    private static final int PASSING = 45;
    private static final int BREAKING = 30;
    private static final int SPENDING_JESTER = 40;
    private static final int CONTROL_ON_LEAD = 20;
    private static final int CONTROL_ON_FOLLOW = 25;

    @Override
    public double judge(Sight sight, int action) {
        return action == Actions.PASS ? -PASSING : -damage(sight, Actions.play(action));
    }

    private static double damage(Sight sight, Play play) {
        Hand left = new Hand(sight.hand().packed() - play.cards().packed());
        if (left.isEmpty()) {
            return Double.NEGATIVE_INFINITY;
        }
        int remaining = left.count(play.rank());
        int strength = Rank.JESTER.number() - sight.rules().standing(play.rank().number());
        int damage = strength + (sight.rules().noFools() ? 0 : SPENDING_JESTER * play.jesters());
        if (play.naturals() > 0 && remaining > 0) {
            damage += BREAKING + 5 * remaining;
        }
        if (sight.odds().unbeatable(play.rank().number(), play.size())) {
            damage += sight.leads() ? CONTROL_ON_LEAD : -CONTROL_ON_FOLLOW;
        }
        return damage;
    }
}
