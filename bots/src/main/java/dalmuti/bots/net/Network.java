package dalmuti.bots.net;

import java.util.List;
import java.util.random.RandomGenerator;

/// The weights of the network: inputs, two hidden layers, and a figure for each place that is still
/// to be had, the next one first. Every matrix lies in memory with a row for each number that comes
/// in.
@SuppressWarnings("ArrayRecordComponent") // a learner changes them in place
public record Network(
        float[] first,
        float[] firstBias,
        float[] second,
        float[] secondBias,
        float[] third,
        float[] thirdBias) {

    /// As wide as the first hidden layer is.
    public static final int WIDE = 256;

    /// As wide as the second one is.
    public static final int NARROW = 64;

    /// As many figures come out; the last two are never used.
    public static final int PLACES = 16;

    /// All weights 0.
    public static Network blank() {
        return new Network(
                new float[Layout.COUNT * WIDE],
                new float[WIDE],
                new float[WIDE * NARROW],
                new float[NARROW],
                new float[NARROW * PLACES],
                new float[PLACES]);
    }

    /// One that has not learnt anything yet.
    public static Network untaught(RandomGenerator dice) {
        Network network = blank();
        fill(network.first, 0.08, dice); // about a hundred inputs are 1
        fill(network.second, Math.sqrt(2.0 / WIDE), dice);
        fill(network.third, 0.5 * Math.sqrt(2.0 / NARROW), dice);
        return network;
    }

    private static void fill(float[] weights, double spread, RandomGenerator dice) {
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) (dice.nextGaussian() * spread);
        }
    }

    /// All weights, layer by layer.
    public List<float[]> parts() {
        return List.of(first, firstBias, second, secondBias, third, thirdBias);
    }

    /// From what the first layer adds up to, to the figures. Each layer is left as it is rectified.
    public void upwards(Kernel kernel, float[] wide, float[] narrow, float[] figures) {
        kernel.rectify(wide, wide);
        System.arraycopy(secondBias, 0, narrow, 0, narrow.length);
        kernel.multiply(narrow, wide, second);
        kernel.rectify(narrow, narrow);
        System.arraycopy(thirdBias, 0, figures, 0, figures.length);
        kernel.multiply(figures, narrow, third);
    }

    public void copyFrom(Network other) {
        for (int i = 0; i < parts().size(); i++) {
            float[] from = other.parts().get(i);
            System.arraycopy(from, 0, parts().get(i), 0, from.length);
        }
    }
}
