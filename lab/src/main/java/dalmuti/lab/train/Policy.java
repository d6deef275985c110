package dalmuti.lab.train;

import dalmuti.bots.net.Evaluator;
import dalmuti.bots.net.Kernel;
import dalmuti.bots.net.Network;
import dalmuti.bots.net.Picture;
import dalmuti.bots.net.TrickPicture;
import dalmuti.engine.Actions;
import dalmuti.engine.Sight;
import dalmuti.options.Rules;

import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;

/// Chooses among moves with a network, and remembers what it thought. For one thread.
final class Policy {

    private final Evaluator mind;
    private final double[] values = new double[Actions.COUNT];
    private final double[] chances = new double[Rules.MOST_PLAYERS + 1];
    private final double[] bestChances = new double[Rules.MOST_PLAYERS + 1];
    private int best;

    Policy(Network network) {
        mind = new Evaluator(network, Kernel.fastest());
    }

    /// The number among the legal actions of the one to make.
    int inTricks(
            TrickPicture picture,
            Sight sight,
            int[] legal,
            int count,
            double[] worth,
            Exploration exploration,
            RandomGenerator dice) {
        mind.look(picture);
        return pick(
                i -> mind.judge(picture, sight, legal[i], chances),
                count,
                worth,
                exploration,
                dice);
    }

    /// The number of the move to make before the tricks.
    int atCourt(
            Picture picture,
            int count,
            double[] worth,
            Exploration exploration,
            RandomGenerator dice) {
        mind.look(picture);
        return pick(i -> mind.judge(picture, i, chances), count, worth, exploration, dice);
    }

    /// @param judge finds out the chances after a move
    private int pick(
            IntConsumer judge,
            int count,
            double[] worth,
            Exploration exploration,
            RandomGenerator dice) {
        for (int i = 0; i < count; i++) {
            judge.accept(i);
            consider(i, worth);
        }
        double step = (worth[1] - worth[worth.length - 1]) / (worth.length - 2);
        return exploration.pick(values, count, best, step, dice);
    }

    private void consider(int move, double[] worth) {
        values[move] = Evaluator.value(chances, worth);
        if (move == 0 || values[move] > values[best]) {
            best = move;
            System.arraycopy(chances, 0, bestChances, 0, chances.length);
        }
    }

    /// The number of the move it liked best last.
    int best() {
        return best;
    }

    /// What it expected of that.
    double[] bestChances() {
        return bestChances;
    }
}
