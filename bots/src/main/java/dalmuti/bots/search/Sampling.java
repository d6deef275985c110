package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.hints.Forecast;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// Tries every move in the same imagined worlds, and counts.
///
/// @param worlds how many, for decisions among few moves
public record Sampling(int worlds) implements Forecast<View, Move> {

    /// With more moves than this each is tried in fewer worlds.
    private static final int FEW_MOVES = 24;

    private static final int FEWEST_WORLDS = 20;

    @Override
    public int samples(int moves) {
        return Math.max(FEWEST_WORLDS, worlds * FEW_MOVES / Math.max(FEW_MOVES, moves));
    }

    @Override
    public List<List<Double>> places(View view, List<Move> legal, RandomGenerator dice) {
        return switch (view.scene()) {
            case Scene.Tricks _ -> counted(view, legal.size(), inTricks(view, legal, dice));
            case Scene.Cutting _, Scene.Seating _, Scene.Bidding _, Scene.Proclaiming _ -> {
                // one move speaks for all
                List<Move> one = List.of(legal.getFirst());
                var any = counted(view, 1, new CourtTrial(view, one, dice)).getFirst();
                yield Collections.nCopies(legal.size(), any);
            }
            default -> counted(view, legal.size(), new CourtTrial(view, legal, dice));
        };
    }

    private static Race.Trial inTricks(View view, List<Move> legal, RandomGenerator dice) {
        return new TrickTrial(Imagination.of(view), TrickMoves.numbers(legal), new Playouts(dice));
    }

    private List<List<Double>> counted(View view, int moves, Race.Trial trial) {
        return shares(trial, moves, view.order().size(), samples(moves));
    }

    /// For each move, in which share of the worlds each place was taken, the first place first.
    static List<List<Double>> shares(Race.Trial trial, int moves, int players, int worlds) {
        var counts = new double[moves][players];
        for (int world = 0; world < worlds; world++) {
            trial.draw();
            for (int move = 0; move < moves; move++) {
                counts[move][trial.place(move) - 1]++;
            }
        }
        return Arrays.stream(counts)
                .map(places -> Arrays.stream(places).map(it -> it / worlds).boxed().toList())
                .toList();
    }
}
