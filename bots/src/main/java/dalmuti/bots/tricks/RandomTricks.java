package dalmuti.bots.tricks;

import dalmuti.bots.TrickPlayer;
import dalmuti.engine.Dice;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Plays any legal action, each equally likely.
public record RandomTricks() implements TrickPlayer {

    @Override
    public int play(Sight sight, RandomGenerator dice) {
        return sight.legal(Dice.below(dice, sight.legalCount()));
    }
}
