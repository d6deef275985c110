package dalmuti.lab.stats;

/// Where a figure lies with 95% confidence. Its ends are no numbers where too little was observed
/// to tell.
public record Interval(double low, double high) {

    public static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);

    private static final double NORMAL = 1.959963984540054;

    /// Student's quantiles for 1 to 4 degrees of freedom, where the expansion is poor.
    private static final double[] FEW_DEGREES = {12.706205, 4.302653, 3.182446, 2.776445};

    /// Around a mean, by its standard error and the degrees of freedom that it comes from.
    public static Interval around(double mean, double error, double degrees) {
        double reach = quantile(degrees) * error;
        return new Interval(mean - reach, mean + reach);
    }

    /// Of a share, after Wilson.
    ///
    /// @param size how many independent observations there are
    /// @param degrees the degrees of freedom that this number comes from
    public static Interval wilson(double share, double size, double degrees) {
        if (size <= 0) {
            return new Interval(0, 1);
        }
        double quantile = quantile(degrees);
        double squared = quantile * quantile;
        double scale = 1 + squared / size;
        double middle = (share + squared / (2 * size)) / scale;
        double spread = share * (1 - share) / size + squared / (4 * size * size);
        double reach = quantile * Math.sqrt(spread) / scale;
        return new Interval(Math.max(0, middle - reach), Math.min(1, middle + reach));
    }

    /// The 97.5% quantile of Student's distribution, from five degrees on by the expansion of
    /// Cornish and Fisher; no number where there is no degree of freedom.
    static double quantile(double degrees) {
        if (degrees < 1) {
            return Double.NaN;
        }
        if (degrees <= FEW_DEGREES.length) {
            return FEW_DEGREES[(int) degrees - 1];
        }
        double z = NORMAL;
        double z3 = z * z * z;
        double z5 = z3 * z * z;
        double z7 = z5 * z * z;
        return z
                + (z3 + z) / (4 * degrees)
                + (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees * degrees)
                + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees * degrees * degrees);
    }

    /// Whether enough was observed to tell.
    public boolean isKnown() {
        return !Double.isNaN(low) && !Double.isNaN(high);
    }

    /// This interval, or nothing but the figure itself where nobody can tell.
    public Interval orJust(double figure) {
        return isKnown() ? this : new Interval(figure, figure);
    }

    public Interval times(double factor) {
        return new Interval(factor * low, factor * high);
    }
}
