package dalmuti.lab.stats;

import dalmuti.lab.run.Tally;

/// A mean with its error, from observations that come in clusters: the rounds of one deal or of one
/// match hang together, different clusters do not. Of each cluster the sum and the number of its
/// observations count; the error is that of a ratio of two sums.
public final class Ratio implements Tally<Ratio> {

    private long clusters;
    private double sum;
    private double count;
    private double sumSquared;
    private double countSquared;
    private double product;

    /// Without any cluster yet.
    public Ratio() {}

    /// Takes in one cluster.
    ///
    /// @param total the sum of its observations
    /// @param observations how many they are
    public void cluster(double total, double observations) {
        clusters++;
        sum += total;
        count += observations;
        sumSquared += total * total;
        countSquared += observations * observations;
        product += total * observations;
    }

    @Override
    public void add(Ratio other) {
        clusters += other.clusters;
        sum += other.sum;
        count += other.count;
        sumSquared += other.sumSquared;
        countSquared += other.countSquared;
        product += other.product;
    }

    public long clusters() {
        return clusters;
    }

    /// How many observations there are in all.
    public double count() {
        return count;
    }

    public double sum() {
        return sum;
    }

    /// The mean of all observations; 0 when there are none.
    public double mean() {
        return count == 0 ? 0 : sum / count;
    }

    /// The standard error of the mean; no number when fewer than two clusters could tell.
    public double error() {
        if (clusters < 2 || count == 0) {
            return Double.NaN;
        }
        double mean = mean();
        double squares = sumSquared - 2 * mean * product + mean * mean * countSquared;
        return Math.sqrt(Math.max(0, squares) * clusters / (clusters - 1)) / count;
    }

    /// The 95% interval of the mean.
    public Interval interval() {
        return Interval.around(mean(), error(), (double) (clusters - 1));
    }

    /// The 95% interval of a share, which never leaves 0 to 1. How many independent observations
    /// there are is itself estimated from the clusters.
    public Interval share() {
        double mean = mean();
        double error = error();
        double size = error == 0 ? clusters : mean * (1 - mean) / (error * error);
        return Interval.wilson(mean, size, (double) (clusters - 1));
    }
}
