package dalmuti.bots.net;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.hints.Forecast;
import dalmuti.bots.search.Sampling;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.decrees.Decree;
import dalmuti.engine.Sight;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// What a network expects of each move, from what the player knows and nothing else.
public record Foresight(Network network, Kernel kernel, Goal goal) implements Forecast<View, Move> {

    /// Decrees under which a round is played as any other.
    private static final Set<Decree> LIKE_OTHERS =
            Set.of(
                    Decree.TAX_HOLIDAY,
                    Decree.HEAVY_TAX,
                    Decree.FREE_MARKET,
                    Decree.SILENCE,
                    Decree.FALL_FROM_GRACE,
                    Decree.DOUBLE_STAKES);

    /// For what the network can't judge.
    private static final int WORLDS = 200;

    /// By the weights that come with the house; docs/bots.md says how they were made.
    public static Foresight shipped(Goal goal) {
        return new Foresight(Shipped.NETWORK, Kernel.fastest(), goal);
    }

    /// Whether the network was taught rounds like this one, or nearly so.
    boolean judges(View view) {
        return view.decree().isEmpty() || LIKE_OTHERS.contains(view.decree().get());
    }

    private static final class Shipped {
        static final Network NETWORK = ShippedWeights.read();
    }

    @Override
    public int samples(int moves) {
        return 0;
    }

    @Override
    public List<List<Double>> places(View view, List<Move> legal, RandomGenerator dice) {
        if (!judges(view)) {
            return new Sampling(WORLDS).places(view, legal, dice);
        }
        int players = view.order().size();
        return Arrays.stream(chances(view, legal))
                .map(it -> Arrays.stream(it, 1, players + 1).boxed().toList())
                .toList();
    }

    /// For each move the chance of each place, from index 1 for the first.
    double[][] chances(View view, List<Move> legal) {
        Goal aim = aim(view, goal.worth(view));
        return view.scene() instanceof Scene.Tricks
                ? inTricks(view, Imagination.of(view), legal, aim)
                : beforeTricks(view, legal, aim);
    }

    double[][] beforeTricks(View view, List<Move> legal, Goal aim) {
        return switch (view.scene()) {
            case Scene.Cutting _, Scene.Seating _, Scene.Bidding _, Scene.Proclaiming _ -> {
                // one move speaks for all
                double[] any = atCourt(view, List.of(legal.getFirst()), aim)[0];
                yield Collections.nCopies(legal.size(), any).toArray(double[][]::new);
            }
            default -> atCourt(view, legal, aim);
        };
    }

    double[][] inTricks(View view, Imagination imagination, List<Move> legal, Goal aim) {
        Sight sight = imagination.sight();
        var picture = new TrickPicture(sight);
        Standpoint standpoint = Standpoint.of(view, aim);
        picture.look(sight, standpoint, Passes.of(view), standpoint.held());
        var mind = new Evaluator(network, kernel);
        mind.look(picture);
        var chances = new double[legal.size()][view.order().size() + 1];
        for (int i = 0; i < chances.length; i++) {
            mind.judge(picture, sight, TrickMoves.number(legal.get(i)), chances[i]);
        }
        return chances;
    }

    private double[][] atCourt(View view, List<Move> legal, Goal aim) {
        var picture = new CourtPicture(view, legal, aim);
        var mind = new Evaluator(network, kernel);
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

    /// In the last round of a match its points are all there is to win.
    Goal aim(View view, double[] worth) {
        double[] points = MatchSense.pointsOnly(view.order().size());
        return Arrays.equals(worth, points) ? Goal.ROUND : goal;
    }
}
