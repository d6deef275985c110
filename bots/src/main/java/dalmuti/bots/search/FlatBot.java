package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.Temper;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.TrickPlayer;

import java.util.List;
import java.util.random.RandomGenerator;

/// A yardstick: flat Monte Carlo. Every legal move is played out once in each of some worlds, with
/// everybody greedy, and the one with the best places on average is made.
///
/// @param court decides before the tricks
public record FlatBot(int worlds, Bot<View, Move> court) implements Bot<View, Move> {

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        return view.scene() instanceof Scene.Tricks
                ? inTricks(view, legal, dice)
                : court.choose(view, legal, dice);
    }

    private Move inTricks(View view, List<Move> legal, RandomGenerator dice) {
        var greedy = new Playouts(TrickPlayer.GREEDY, List.of(TrickPlayer.GREEDY), dice);
        var trial = new TrickTrial(Imagination.of(view), TrickMoves.numbers(legal), greedy);
        var values = new double[legal.size()];
        for (int world = 0; world < worlds; world++) {
            trial.draw();
            for (int move = 0; move < values.length; move++) {
                values[move] -= trial.place(move);
            }
        }
        return legal.get(Temper.SURE.pick(values, dice));
    }
}
