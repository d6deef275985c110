package dalmuti.bots.tricks;

import dalmuti.bots.TrickPlayer;
import dalmuti.engine.Greedy;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Plays as [Greedy] does.
public record GreedyTricks() implements TrickPlayer {

    @Override
    public int play(Sight sight, RandomGenerator dice) {
        return Greedy.choose(sight);
    }
}
