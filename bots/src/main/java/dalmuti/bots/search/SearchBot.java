package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.court.ThumbCourt;
import dalmuti.bots.sense.Goal;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Tries its moves in worlds that agree with all it knows, and takes what brings most there. What
/// can be known for certain it does not try: a run of sets that nobody can beat, and the end
/// between two.
public record SearchBot(Budget budget, Goal goal) implements Bot<View, Move> {

    /// Of very many ways to give cards away these many are worth a thought.
    private static final int MOST_THOUGHTS = 12;

    public SearchBot(Budget budget) {
        this(budget, Goal.MATCH);
    }

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        return switch (view.scene()) {
            case Scene.Tricks _ -> inTricks(view, dice);
            case Scene.Cutting _, Scene.Seating _ -> legal.get(dice.nextInt(legal.size()));
            default -> atCourt(view, legal, dice);
        };
    }

    private Move inTricks(View view, RandomGenerator dice) {
        var imagination = Imagination.of(view);
        OptionalInt certain = Certainties.action(imagination, budget.positions());
        if (certain.isPresent()) {
            return TrickMoves.of(certain.getAsInt());
        }
        var trial = new TrickTrial(imagination, dice);
        var race = new Race(trial.actions().length, trial, goal.worth(view));
        var _ = race.run(budget.playouts());
        return TrickMoves.of(trial.actions()[race.winner()]);
    }

    private Move atCourt(View view, List<Move> legal, RandomGenerator dice) {
        List<Move> thoughts = thoughts(view, legal);
        var race =
                new Race(thoughts.size(), new CourtTrial(view, thoughts, dice), goal.worth(view));
        var _ = race.run(budget.playouts());
        return thoughts.get(race.winner());
    }

    private static List<Move> thoughts(View view, List<Move> legal) {
        double[] reliefs = new ThumbCourt().reliefs(view, legal);
        return IntStream.range(0, legal.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -reliefs[i]))
                .limit(MOST_THOUGHTS)
                .map(legal::get)
                .toList();
    }
}
