package dalmuti.lab.train;

import dalmuti.bots.Temper;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// How often a learner makes another move than the one it likes best: seldom any move at all, a
/// little more often one that seems nearly as good.
///
/// @param anything the share of decisions with any move
/// @param similar the share of decisions with one that seems nearly as good
/// @param temperature by how much, in average steps between places, a move may seem worse and still
///   be tried a third as often
record Exploration(double anything, double similar, double temperature) {

    static final Exploration LEARNING = new Exploration(0.02, 0.10, 0.15);
    static final Exploration NONE = new Exploration(0, 0, 0);

    /// Which of some moves is made.
    ///
    /// @param step the worth of an average step between places
    int pick(double[] values, int count, int best, double step, RandomGenerator dice) {
        if (this.equals(NONE)) {
            return best;
        }
        double mood = dice.nextDouble();
        if (mood < anything) {
            return dice.nextInt(count);
        }
        return mood < anything + similar
                ? new Temper(temperature * step, Double.POSITIVE_INFINITY)
                        .pick(Arrays.copyOf(values, count), dice)
                : best;
    }
}
