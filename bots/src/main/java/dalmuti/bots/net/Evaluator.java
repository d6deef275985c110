package dalmuti.bots.net;

import dalmuti.engine.Sight;

import java.util.Arrays;

/// Looks at one decision after another with a network. Not for several threads at once.
public final class Evaluator {

    private final Network network;
    private final Kernel kernel;
    private final float[] common = new float[Network.WIDE];
    private final float[] wide = new float[Network.WIDE];
    private final float[] narrow = new float[Network.NARROW];
    private final float[] figures = new float[Network.PLACES];
    private final Columns columns = new Columns();

    public Evaluator(Network network, Kernel kernel) {
        this.network = network;
        this.kernel = kernel;
    }

    /// Sums up what the moves of a decision have in common.
    public void look(Picture picture) {
        System.arraycopy(network.firstBias(), 0, common, 0, common.length);
        kernel.add(common, network.first(), picture.common().numbers(), picture.common().count());
        columns.clear();
        columns.addHand(Layout.OWN, picture.hand());
        kernel.add(common, network.first(), columns.numbers(), columns.count());
    }

    /// How likely each place is after a move of the decision looked at last.
    ///
    /// @param chances filled from index 1 for the first place
    public void judge(Picture picture, int move, double[] chances) {
        System.arraycopy(common, 0, wide, 0, wide.length);
        columns.clear();
        columns.addLoss(Layout.OWN, picture.hand(), picture.leaving(move));
        kernel.subtract(wide, network.first(), columns.numbers(), columns.count());
        columns.clear();
        picture.add(move, columns);
        kernel.add(wide, network.first(), columns.numbers(), columns.count());
        network.upwards(kernel, wide, narrow, figures);
        chances(figures, picture.taken(), picture.places(), chances);
    }

    /// Turns the figures of a network into chances of places. A place that is taken has none.
    ///
    /// @param taken how many places are taken
    /// @param places how many are still to be had
    /// @param chances filled from index 1 for the first place
    static void chances(float[] figures, int taken, int places, double[] chances) {
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

    /// What is to be expected, with chances and worth of places from index 1.
    public static double value(double[] chances, double[] worth) {
        double value = 0;
        for (int place = 1; place < worth.length; place++) {
            value += chances[place] * worth[place];
        }
        return value;
    }

    /// How likely each place is after an action in the tricks; certain where it goes out.
    public void judge(TrickPicture picture, Sight sight, int action, double[] chances) {
        if (picture.leaving(action).equals(sight.hand())) {
            Arrays.fill(chances, 0);
            chances[sight.outCount() + 1] = 1;
        } else {
            judge(picture, action, chances);
        }
    }
}
