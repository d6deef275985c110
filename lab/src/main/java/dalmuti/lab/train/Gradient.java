package dalmuti.lab.train;

import dalmuti.bots.net.Kernel;
import dalmuti.bots.net.Network;

/// Learns from lessons: how the weights would have to change so that the network had told the
/// places better (cross entropy). For one thread.
final class Gradient {

    private static final int MOST_COLUMNS = 1024;

    private final Network network;
    private final Kernel kernel = Kernel.fastest();
    private final Network sum = Network.blank();
    private final int[] columns = new int[MOST_COLUMNS];
    private final float[] wide = new float[Network.WIDE];
    private final float[] narrow = new float[Network.NARROW];
    private final float[] figures = new float[Network.PLACES];
    private final float[] wideError = new float[Network.WIDE];
    private final float[] narrowError = new float[Network.NARROW];
    private final float[] errors = new float[Network.PLACES];

    Gradient(Network network) {
        this.network = network;
    }

    /// The sum over all lessons since it was last set to 0.
    Network sum() {
        return sum;
    }

    /// Adds what one lesson teaches, and tells how surprising it was.
    double learn(Lessons lessons, int lesson) {
        int count = lessons.columns(lesson, columns);
        System.arraycopy(network.firstBias(), 0, wide, 0, wide.length);
        kernel.add(wide, network.first(), columns, count);
        network.upwards(kernel, wide, narrow, figures);
        double surprise = compare(lessons, lesson);
        backward(count);
        return surprise;
    }

    private double compare(Lessons lessons, int lesson) {
        int places = lessons.places(lesson);
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < places; i++) {
            most = Math.max(most, figures[i]);
        }
        double total = 0;
        for (int i = 0; i < places; i++) {
            double weight = Math.exp(figures[i] - most);
            errors[i] = (float) weight;
            total += weight;
        }
        double surprise = 0;
        for (int i = 0; i < Network.PLACES; i++) {
            if (i < places) {
                double chance = errors[i] / total;
                float target = lessons.target(lesson, i);
                surprise -= target * Math.log(chance + 1e-9);
                errors[i] = (float) chance - target;
            } else {
                errors[i] = 0;
            }
        }
        return surprise;
    }

    private void backward(int count) {
        kernel.outer(sum.third(), narrow, errors);
        add(sum.thirdBias(), errors);
        kernel.backward(narrowError, narrow, network.third(), errors);
        kernel.outer(sum.second(), wide, narrowError);
        add(sum.secondBias(), narrowError);
        kernel.backward(wideError, wide, network.second(), narrowError);
        kernel.spread(sum.first(), columns, count, wideError);
        add(sum.firstBias(), wideError);
    }

    private static void add(float[] sum, float[] more) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += more[i];
        }
    }
}
