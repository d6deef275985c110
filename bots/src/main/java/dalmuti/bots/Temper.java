package dalmuti.bots;

import java.util.random.RandomGenerator;

/// How surely somebody takes what looks best to them. Mistakes are plausible ones: the further
/// behind a move is, the rarer it is made, and never beyond the cut-off.
///
/// @param temperature by how much a move may be behind and still be made about a third as often as
///   the best; 0 for no mistakes
/// @param cutOff how far behind a move is never made
public record Temper(double temperature, double cutOff) {

    public static final Temper SURE = new Temper(0, 0);

    /// Which of some moves is made, by what each seems to be worth.
    public int pick(double[] values, RandomGenerator dice) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i] > values[best] ? i : best;
        }
        if (temperature == 0 || values[best] == Double.POSITIVE_INFINITY) {
            return best;
        }
        var weights = new double[values.length];
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weight(values[best] - values[i]);
            sum += weights[i];
        }
        double point = dice.nextDouble() * sum;
        for (int i = 0; i < weights.length; i++) {
            point -= weights[i];
            if (point < 0) {
                return i;
            }
        }
        return best;
    }

    private double weight(double behind) {
        return behind > cutOff ? 0 : Math.exp(-behind / temperature);
    }
}
