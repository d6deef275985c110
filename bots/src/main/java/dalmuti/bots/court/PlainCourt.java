package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;

import java.util.List;
import java.util.random.RandomGenerator;

/// Decides at court without looking far: gives away the worst cards, trades nothing, and declares
/// whenever tax would cost it something.
public record PlainCourt() implements Bot<View, Move> {

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        return legal.getLast();
    }
}
