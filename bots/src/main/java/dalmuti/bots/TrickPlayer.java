package dalmuti.bots;

import dalmuti.engine.Dice;
import dalmuti.engine.Greedy;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Plays tricks by what a seat sees on the table: fast enough for millions of rounds.
@FunctionalInterface
public interface TrickPlayer {

    /// Plays as [Greedy] does.
    TrickPlayer GREEDY = (sight, _) -> Greedy.choose(sight);

    /// Plays any legal action, each equally likely.
    TrickPlayer RANDOM = (sight, dice) -> sight.legal(Dice.below(dice, sight.legalCount()));

    /// One of the legal actions of the seat that looks.
    int play(Sight sight, RandomGenerator dice);
}
