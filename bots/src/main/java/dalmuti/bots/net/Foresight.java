package dalmuti.bots.net;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.hints.Forecast;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.engine.Sight;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// What a network expects of each move, from what the player knows and nothing else.
public record Foresight(Network network, Kernel kernel, Goal goal) implements Forecast<View, Move> {

    /// By the network that is shipped.
    public static Foresight shipped(Goal goal) {
        return new Foresight(Shipped.NETWORK, Kernel.fastest(), goal);
    }

    @Override
    public int samples(int moves) {
        return 0;
    }

    @Override
    public List<List<Double>> places(View view, List<Move> legal, RandomGenerator dice) {
        int players = view.order().size();
        return Arrays.stream(chances(view, legal))
                .map(it -> Arrays.stream(it, 1, players + 1).boxed().toList())
                .toList();
    }

    /// For each move the chance of each place, from index 1 for the first.
    double[][] chances(View view, List<Move> legal) {
        return switch (view.scene()) {
            case Scene.Tricks _ -> inTricks(view, legal);
            case Scene.Cutting _, Scene.Seating _ -> { // one move speaks for all
                double[] any = atCourt(view, List.of(legal.getFirst()))[0];
                yield Collections.nCopies(legal.size(), any).toArray(double[][]::new);
            }
            default -> atCourt(view, legal);
        };
    }

    private double[][] inTricks(View view, List<Move> legal) {
        Sight sight = Imagination.of(view).sight();
        var picture = new TrickPicture(sight);
        Standpoint standpoint = standpoint(view);
        picture.look(sight, standpoint, Passes.of(view), standpoint.held());
        var mind = new Mind(network, kernel);
        mind.look(picture);
        var chances = new double[legal.size()][view.order().size() + 1];
        for (int i = 0; i < chances.length; i++) {
            mind.judge(picture, sight, TrickMoves.number(legal.get(i)), chances[i]);
        }
        return chances;
    }

    private double[][] atCourt(View view, List<Move> legal) {
        var picture = new CourtPicture(view, legal, aim(view));
        var mind = new Mind(network, kernel);
        mind.look(picture);
        return IntStream.range(0, legal.size())
                .mapToObj(
                        i -> {
                            var chances = new double[view.order().size() + 1];
                            mind.judge(picture, i, chances);
                            return chances;
                        })
                .toArray(double[][]::new);
    }

    Standpoint standpoint(View view) {
        return Standpoint.of(view, aim(view));
    }

    /// In the last round of a match its points are all there is to win.
    private Goal aim(View view) {
        double[] points = MatchSense.pointsOnly(view.order().size());
        return Arrays.equals(goal.worth(view), points) ? Goal.ROUND : goal;
    }
}
