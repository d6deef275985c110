package dalmuti.lab.train;

import dalmuti.bots.net.Kernel;
import dalmuti.bots.net.Network;

import java.util.List;

/// The network that is taught, with what Adam keeps about its weights, and its average over the
/// last steps, which plays better than any of them.
///
/// Threads read the weights while another takes a step. What they then see is neither quite the old
/// nor the new weights, which does no harm; with one thread it never happens.
final class Student {

    private static final float RATE = 1e-3f;
    private static final float SLOWEST = 5e-5f;
    private static final double HALF_SPEED_AFTER = 3e6;
    private static final float KEEP_MEAN = 0.9f;
    private static final float KEEP_SQUARE = 0.999f;

    /// The average is that of the last tenth of all steps, about.
    private static final float AVERAGED = 10;

    private final Kernel kernel = Kernel.fastest();
    private final Network network;
    private final Network mean;
    private final Network square;
    private final Network average;
    private long steps;
    private long lessons;

    /// One that goes on from where somebody stopped.
    Student(Checkpoint from) {
        network = from.networks().get(0);
        mean = from.networks().get(1);
        square = from.networks().get(2);
        average = from.networks().get(3);
        steps = from.steps();
        lessons = from.lessons();
    }

    Network network() {
        return network;
    }

    Network average() {
        return average;
    }

    /// All that a checkpoint keeps of it.
    List<Network> networks() {
        return List.of(network, mean, square, average);
    }

    synchronized long steps() {
        return steps;
    }

    synchronized long lessons() {
        return lessons;
    }

    /// Takes a step down a gradient, which is then 0.
    ///
    /// @param count over how many lessons it was summed
    synchronized void step(Network gradient, int count) {
        steps++;
        lessons += count;
        double meanSoFar = 1 - Math.pow(KEEP_MEAN, (double) steps);
        double squareSoFar = 1 - Math.pow(KEEP_SQUARE, (double) steps);
        float rate = (float) (rate() * Math.sqrt(squareSoFar) / meanSoFar);
        var pace = new Kernel.Pace(rate, 1f / count, KEEP_MEAN, KEEP_SQUARE);
        float share = AVERAGED / (steps + AVERAGED);
        for (int i = 0; i < network.parts().size(); i++) {
            float[] weights = network.parts().get(i);
            var slope =
                    new Kernel.Slope(
                            weights,
                            gradient.parts().get(i),
                            mean.parts().get(i),
                            square.parts().get(i));
            kernel.adam(slope, pace);
            kernel.follow(average.parts().get(i), weights, share);
        }
    }

    private double rate() {
        return Math.max(SLOWEST, RATE / (1 + lessons / HALF_SPEED_AFTER));
    }
}
