package dalmuti.bots.tricks;

import dalmuti.bots.Temper;
import dalmuti.bots.TrickPlayer;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// A trick player that can say how much it likes each action, and takes what it likes best.
public interface Judge extends TrickPlayer {

    /// How much it likes a legal action; only differences mean something.
    double judge(Sight sight, int action);

    /// One who judges alike, but not as surely.
    default TrickPlayer unsure(Temper temper) {
        return (sight, dice) -> {
            var values = new double[sight.legalCount()];
            for (int i = 0; i < values.length; i++) {
                values[i] = judge(sight, sight.legal(i));
            }
            return sight.legal(temper.pick(values, dice));
        };
    }

    @Override
    default int play(Sight sight, RandomGenerator dice) {
        int count = sight.legalCount();
        int[] legal = sight.legal();
        int best = legal[0];
        if (count == 1) {
            return best;
        }
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double liking = judge(sight, legal[i]);
            if (liking > most) {
                most = liking;
                best = legal[i];
            }
        }
        return best;
    }
}
