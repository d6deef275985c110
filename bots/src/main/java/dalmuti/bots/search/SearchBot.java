package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.Temper;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.court.Auction;
import dalmuti.bots.sense.Goal;

import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/// Tries its moves in worlds that agree with all it knows, and takes what brings most there. What
/// can be known for certain it does not try: a run of sets that nobody can beat, and the end
/// between two. What it does is counted, not timed, so that the same knowledge and the same dice
/// always give the same move.
public record SearchBot(Goal goal, Temper temper) implements Bot<View, Move> {

    /// How often a round may be played to its end: enough for the strongest play that sampling
    /// gives.
    private static final int PLAYOUTS = 600;

    /// How often from before the tricks, where a round is longer and goes through more rules.
    private static final int COURT_PLAYOUTS = PLAYOUTS / 4;

    /// How many positions an exact endgame may look at.
    private static final int POSITIONS = 20_000;

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        return switch (view.scene()) {
            case Scene.Tricks _ -> inTricks(view, dice);
            case Scene.Bidding _, Scene.Proclaiming _ ->
                    new Auction(view, goal).choose(legal, dice);
            case Scene.Cutting _, Scene.Seating _ -> // one is like the other
                    legal.get(dice.nextInt(legal.size()));
            default -> atCourt(view, CandidateMoves.moves(view, legal), dice);
        };
    }

    private Move inTricks(View view, RandomGenerator dice) {
        var imagination = Imagination.of(view);
        OptionalInt certain = Endgame.certain(imagination, POSITIONS);
        if (certain.isPresent()) {
            return TrickMoves.of(certain.getAsInt());
        }
        int[] actions = CandidateMoves.actions(imagination.sight());
        var trial = new TrickTrial(imagination, actions, new Playouts(dice));
        return TrickMoves.of(actions[pick(view, actions.length, trial, PLAYOUTS, dice)]);
    }

    private Move atCourt(View view, List<Move> moves, RandomGenerator dice) {
        var trial = new CourtTrial(view, moves, dice);
        return moves.get(pick(view, moves.size(), trial, COURT_PLAYOUTS, dice));
    }

    private int pick(View view, int moves, Race.Trial trial, int playouts, RandomGenerator dice) {
        var race = new Race(moves, trial, goal.worth(view));
        race.run(playouts);
        return temper.pick(race.standings(), dice);
    }
}
