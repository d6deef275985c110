package dalmuti.bots.court;

import dalmuti.View;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.contract.Player;
import dalmuti.court.Title;
import dalmuti.decrees.Decree;

import java.util.List;

/// What a decree brings somebody in a round, by their title. (DEC-6)
///
/// @param players how many play
/// @param step what a position of the next round is worth beyond the points of this one
record DecreeWorth(int players, double step) {

    /// The table was measured at a table of so many; see docs/lab.md.
    private static final int MEASURED = 6;

    private static final List<Title> TITLES = List.of(Title.values());

    /// What a title gains or loses.
    ///
    /// @param points hundredths of a point, by title from the highest
    /// @param steps hundredths of a position in the next round
    private record Gain(List<Integer> points, List<Integer> steps) {

        static final List<Integer> NOTHING = List.of(0, 0, 0, 0, 0);

        /// Where place becomes position, as it does without a decree.
        static Gain of(Integer... points) {
            return new Gain(List.of(points), List.of(points));
        }
    }

    static DecreeWorth of(View view, Goal goal) {
        double[] worth = goal.worth(view);
        double[] points = MatchSense.pointsOnly(view.order().size());
        int last = worth.length - 1;
        double all = worth[1] - worth[last];
        return new DecreeWorth(last, (all - (points[1] - points[last])) / (last - 1));
    }

    /// In points, to whoever has a position, from 1.
    double of(Decree decree, int position) {
        Gain gain = gain(decree);
        int title = TITLES.indexOf(Title.of(position, players));
        double scale = (players - 1.0) / (MEASURED - 1) / 100;
        return scale * (gain.points.get(title) + step * gain.steps.get(title));
    }

    /// To a player, by the order of a view.
    double of(Decree decree, View view, Player player) {
        return of(decree, view.order().indexOf(player) + 1);
    }

    private static Gain gain(Decree decree) {
        return switch (decree) {
            case TAX_HOLIDAY -> Gain.of(-101, -52, 23, 40, 68);
            case HEAVY_TAX -> Gain.of(-3, 40, -3, -18, -14);
            case CHARITY -> Gain.of(-159, -124, -20, 117, 206);
            case FREE_MARKET -> Gain.of(-24, 8, 10, 0, -3);
            case UPSIDE_DOWN -> Gain.of(-118, -57, 22, 53, 78);
            case WIDDERSHINS -> Gain.of(13, 3, -13, -28, 38);
            case NO_FOOLS -> Gain.of(-4, 9, 10, -23, -4);
            case SILENCE -> Gain.of(-3, 0, 0, 3, 1);
            case LAST_FIRST -> Gain.of(-37, -1, -3, -5, 49);
            case OPEN_COURT -> Gain.of(0, 0, 0, 0, 0);
            case FALL_FROM_GRACE -> new Gain(Gain.NOTHING, List.of(-120, 16, 26, 26, 25));
            case DOUBLE_STAKES -> new Gain(List.of(162, 72, -38, -68, -89), Gain.NOTHING);
        };
    }
}
