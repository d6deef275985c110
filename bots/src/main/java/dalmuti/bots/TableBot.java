package dalmuti.bots;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;

import java.util.List;
import java.util.random.RandomGenerator;

/// A bot for The Great Dalmuti made of two: one for the tricks, one for everything at court before
/// them.
public record TableBot(TrickPlayer tricks, Bot<View, Move> court) implements Bot<View, Move> {

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        return view.scene() instanceof Scene.Tricks
                ? TrickMoves.of(tricks.play(Imagination.of(view).sight(), dice))
                : court.choose(view, legal, dice);
    }
}
