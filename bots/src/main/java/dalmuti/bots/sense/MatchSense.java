package dalmuti.bots.sense;

import dalmuti.View;
import dalmuti.contract.Player;
import dalmuti.options.Ending;
import dalmuti.options.Rules;

/// What the places of a round are worth for the whole match, in points: those of the round, and
/// those that the next rounds bring from where one sits then.
public final class MatchSense {

    /// More rounds ahead change nothing about which place is better.
    private static final int FURTHEST = 30;

    private static final MatchSense SHIPPED = new MatchSense(PlaceTable.shipped());

    private final PlaceTable table;

    MatchSense(PlaceTable table) {
        this.table = table;
    }

    /// By the table that was measured; see docs/bots.md.
    public static MatchSense shipped() {
        return SHIPPED;
    }

    /// The points of the round and nothing else, from index 1.
    public static double[] pointsOnly(int players) {
        var worth = new double[players + 1];
        for (int place = 1; place <= players; place++) {
            worth[place] = players - place; // SCORE-1
        }
        return worth;
    }

    /// What each place is worth to a viewer who plays, from index 1.
    public double[] worth(View view) {
        int players = view.order().size();
        int position = view.viewer() instanceof Player it ? view.order().indexOf(it) + 1 : 1;
        return worth(players, view.rules(), position, roundsAhead(view));
    }

    /// What each place is worth to whoever holds a position when so many rounds come after this
    /// one.
    public double[] worth(int players, Rules rules, int position, int roundsAhead) {
        Mobility mobility = table.of(players, rules.succession());
        double[] future = mobility.future(Math.min(roundsAhead, FURTHEST), rules.philanthropy());
        double[] worth = pointsOnly(players);
        for (int place = 1; place <= players; place++) {
            worth[place] += mobility.expected(position, place, future);
        }
        return worth;
    }

    private static int roundsAhead(View view) {
        return switch (view.rules().ending()) {
            case Ending.Rounds(int count) -> count - view.round();
            case Ending.Target(int points) -> {
                int most = view.scores().values().stream().mapToInt(it -> it).max().orElse(0);
                yield (points - most) / view.order().size();
            }
            case Ending.Endless() -> FURTHEST;
        };
    }
}
