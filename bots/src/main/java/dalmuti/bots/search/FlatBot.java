package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TrickMoves;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Greedy;
import dalmuti.engine.Sight;

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
        var imagination = Imagination.of(view);
        Board world = imagination.board(dice);
        Board future = world.copy();
        Hand deck = view.rules().deck().cards(view.order().size());
        var sight = new Sight(future, deck);
        var places = new long[legal.size()];
        for (int i = 0; i < worlds; i++) {
            imagination.redraw(world, dice);
            for (int move = 0; move < places.length; move++) {
                future.copyFrom(world);
                future.play(TrickMoves.number(legal.get(move)));
                places[move] += place(future, sight, imagination.seat());
            }
        }
        int best = 0;
        for (int move = 1; move < places.length; move++) {
            best = places[move] < places[best] ? move : best;
        }
        return legal.get(best);
    }

    private static int place(Board board, Sight sight, int seat) {
        while (board.holdsCards(seat) && !board.over()) {
            board.play(Greedy.choose(sight));
        }
        return board.placeOf(seat);
    }
}
