package dalmuti.bots.net;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.Temper;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.court.Auction;
import dalmuti.bots.search.Endgame;
import dalmuti.bots.search.SearchBot;
import dalmuti.bots.sense.Goal;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/// Takes the move after which a network that taught itself expects the best places. What can be
/// known for certain it does not ask: a run of sets that nobody can beat, and the end between two.
public record NetBot(Foresight foresight, boolean looksAhead, Temper temper)
        implements Bot<View, Move> {

    private static final int POSITIONS = 2_000;

    /// With the weights that are shipped.
    public static NetBot shipped(Goal goal, Temper temper) {
        return new NetBot(Foresight.shipped(goal), false, temper);
    }

    /// The same bot, which looks further ahead.
    public NetBot lookingAhead() {
        return new NetBot(foresight, true, temper);
    }

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        return switch (view.scene()) {
            case Scene.Bidding _, Scene.Proclaiming _ ->
                    new Auction(view, foresight.goal()).choose(legal, dice);
            case Scene _ when !foresight.judges(view) ->
                    new SearchBot(foresight.goal(), temper).choose(view, legal, dice);
            case Scene.Cutting _, Scene.Seating _ -> // one is like the other
                    legal.get(dice.nextInt(legal.size()));
            case Scene.Tricks _ -> inTricks(view, legal, dice);
            default -> {
                double[] worth = foresight.goal().worth(view);
                Goal aim = foresight.aim(view, worth);
                double[][] chances = foresight.beforeTricks(view, legal, aim);
                yield legal.get(temper.pick(values(chances, worth), dice));
            }
        };
    }

    private Move inTricks(View view, List<Move> legal, RandomGenerator dice) {
        var imagination = Imagination.of(view);
        OptionalInt certain = Endgame.certain(imagination, POSITIONS);
        if (certain.isPresent()) {
            return TrickMoves.of(certain.getAsInt());
        }
        double[] worth = foresight.goal().worth(view);
        Goal aim = foresight.aim(view, worth);
        double[] values = values(foresight.inTricks(view, imagination, legal, aim), worth);
        if (looksAhead) {
            Standpoint standpoint = Standpoint.of(view, aim);
            new Lookahead(view, imagination, standpoint, foresight, worth)
                    .refine(TrickMoves.numbers(legal), values, dice);
        }
        return legal.get(temper.pick(values, dice));
    }

    private static double[] values(double[][] chances, double[] worth) {
        return Arrays.stream(chances).mapToDouble(it -> Evaluator.value(it, worth)).toArray();
    }
}
