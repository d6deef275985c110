package dalmuti.lab.stats;

import java.util.Arrays;

/// Strengths of contestants from who came before whom how often, after Bradley and Terry: the
/// chance to come first is the own strength in the sum of both.
public final class BradleyTerry {

    private static final int MOST_STEPS = 10_000;
    private static final double PRECISION = 1e-10;

    /// Half a win for each side of a pair, so that who always wins has a finite strength.
    private static final double PRIOR = 0.5;

    private static final double POINTS_PER_TENFOLD = 400;

    private BradleyTerry() {}

    /// Ratings as chess players know them, with a mean of 0: 400 points more are ten times the
    /// strength.
    ///
    /// @param wins how often the first came before the second
    public static double[] ratings(double[][] wins) {
        double[] strengths = strengths(wins);
        var ratings = new double[strengths.length];
        for (int i = 0; i < ratings.length; i++) {
            ratings[i] = POINTS_PER_TENFOLD * Math.log10(strengths[i]);
        }
        double mean = Arrays.stream(ratings).average().orElse(0);
        return Arrays.stream(ratings).map(rating -> rating - mean).toArray();
    }

    /// The most likely strengths, by the steps of Hunter's minorisation.
    private static double[] strengths(double[][] wins) {
        var strengths = new double[wins.length];
        Arrays.fill(strengths, 1);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] better = improved(strengths, wins);
            double change = 0;
            for (int i = 0; i < better.length; i++) {
                change = Math.max(change, Math.abs(Math.log(better[i] / strengths[i])));
            }
            strengths = better;
            if (change < PRECISION) {
                break;
            }
        }
        return strengths;
    }

    private static double[] improved(double[] strengths, double[][] wins) {
        var better = new double[strengths.length];
        double product = 0;
        for (int i = 0; i < better.length; i++) {
            double won = 0;
            double expected = 0;
            for (int j = 0; j < better.length; j++) {
                double games = wins[i][j] + wins[j][i];
                if (i != j && games > 0) {
                    won += wins[i][j] + PRIOR;
                    expected += (games + 2 * PRIOR) / (strengths[i] + strengths[j]);
                }
            }
            better[i] = expected == 0 ? 1 : won / expected;
            product += Math.log(better[i]);
        }
        double scale = Math.exp(product / better.length);
        return Arrays.stream(better).map(strength -> strength / scale).toArray();
    }
}
