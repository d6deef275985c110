package dalmuti.table.result;

import java.util.ArrayList;
import java.util.List;

/// How well somebody plays, as far as results tell: a mean, and how far from it the truth may lie.
/// Every match compares everybody with everybody else (Weng and Lin's Bayesian form of the model of
/// Bradley and Terry).
public record Rating(double mean, double spread) {

    public static final Rating UNKNOWN = new Rating(25, 25 / 3.0);

    /// How much of a result is luck.
    private static final double LUCK = 25 / 6.0;

    /// How much somebody may have changed since the last match.
    private static final double DRIFT = 25 / 300.0;

    /// The least part of the variance that a match leaves.
    private static final double LEAST = 0.0001;

    /// How many matches it takes until a rating says something.
    public static final int FEWEST = 3;

    private static final double SCALE = 40;
    private static final double START = 1000;

    /// The number that people are shown: what they play at least, very probably. Whoever is new
    /// starts at 1000.
    public double shown() {
        return START + SCALE * (mean - 3 * spread);
    }

    /// Everybody's rating after a match.
    ///
    /// @param places everybody's place, in the same order; equals share one
    public static List<Rating> after(List<Rating> before, List<Integer> places) {
        var after = new ArrayList<Rating>();
        for (int i = 0; i < before.size(); i++) {
            after.add(after(before, places, i));
        }
        return after;
    }

    private static Rating after(List<Rating> before, List<Integer> places, int self) {
        double mean = before.get(self).mean;
        double variance = square(before.get(self).spread) + square(DRIFT);
        // The more there are to compare with, the less each comparison says of its own.
        double weight = 2.0 / before.size();
        double gain = 0;
        double learnt = 0;
        for (int i = 0; i < before.size(); i++) {
            if (i != self) {
                Rating other = before.get(i);
                double scale = Math.sqrt(variance + square(other.spread) + 2 * square(LUCK));
                double expected = 1 / (1 + Math.exp((other.mean - mean) / scale));
                double result = (1 + Integer.signum(places.get(i) - places.get(self))) / 2.0;
                gain += weight * variance / scale * (result - expected);
                learnt +=
                        weight
                                * Math.sqrt(variance)
                                / scale
                                * (variance / square(scale))
                                * expected
                                * (1 - expected);
            }
        }
        return new Rating(mean + gain, Math.sqrt(variance * Math.max(1 - learnt, LEAST)));
    }

    private static double square(double x) {
        return x * x;
    }
}
