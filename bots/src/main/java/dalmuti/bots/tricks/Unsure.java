package dalmuti.bots.tricks;

import dalmuti.bots.Temper;
import dalmuti.bots.TrickPlayer;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Judges like another, but not as surely.
public record Unsure(Judge judge, Temper temper) implements TrickPlayer {

    public Unsure(Judge judge, double temperature, double cutOff) {
        this(judge, new Temper(temperature, cutOff));
    }

    @Override
    public int play(Sight sight, RandomGenerator dice) {
        var values = new double[sight.legalCount()];
        for (int i = 0; i < values.length; i++) {
            values[i] = judge.judge(sight, sight.legal(i));
        }
        return sight.legal(temper.pick(values, dice));
    }
}
