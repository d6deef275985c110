package dalmuti.lab.play;

import dalmuti.Event.Score;
import dalmuti.decrees.Decree;
import dalmuti.options.Scoring;

import java.util.Optional;

/// Rounds made by hand.
public final class Rounds {

    private Rounds() {}

    /// A round after which place becomes position, with nothing special in it.
    ///
    /// @param order who had which position
    /// @param places who took which place
    public static Round of(int number, int[] order, int... places) {
        return of(number, order, places, places, new int[order.length], Round.Court.QUIET);
    }

    /// The same round under a decree.
    public static Round by(Optional<Decree> decree, Round it) {
        return new Round(
                it.number(),
                it.dealt(),
                it.played(),
                it.finished(),
                it.next(),
                it.points(),
                it.bonus(),
                it.court(),
                it.decisions(),
                it.tricks(),
                it.scoring(),
                decree);
    }

    public static Round of(
            int number, int[] order, int[] places, int[] next, int[] bonus, Round.Court court) {
        var points = new int[order.length];
        for (int place = 0; place < places.length; place++) {
            points[places[place]] = Score.points(place + 1, places.length);
        }
        return new Round(
                number,
                order,
                order,
                places,
                next,
                points,
                bonus,
                court,
                10 * number,
                number,
                Scoring.POINTS,
                Optional.empty());
    }
}
