package dalmuti.bots.net;

import java.util.Arrays;

/// Turns the figures of a network into chances of places. A place that is taken has none.
public final class Softmax {

    private Softmax() {}

    /// @param taken how many places are taken
    /// @param places how many are still to be had
    /// @param chances filled from index 1 for the first place
    public static void chances(float[] figures, int taken, int places, double[] chances) {
        Arrays.fill(chances, 0);
        float most = figures[0];
        for (int i = 1; i < places; i++) {
            most = Math.max(most, figures[i]);
        }
        double sum = 0;
        for (int i = 0; i < places; i++) {
            double weight = StrictMath.exp(figures[i] - most);
            chances[taken + 1 + i] = weight;
            sum += weight;
        }
        for (int i = taken + 1; i <= taken + places; i++) {
            chances[i] /= sum;
        }
    }
}
