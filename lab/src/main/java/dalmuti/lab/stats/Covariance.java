package dalmuti.lab.stats;

import dalmuti.lab.run.Tally;

/// How far the errors of two ratios go together, when both were observed in the same clusters.
public final class Covariance implements Tally<Covariance> {

    private double sums;
    private double sumWithCount;
    private double countWithSum;
    private double counts;

    /// Of no clusters yet.
    public Covariance() {}

    /// Takes in one cluster: what it adds to the first ratio, and what to the second.
    public void cluster(double total, double observations, double total2, double observations2) {
        sums += total * total2;
        sumWithCount += total * observations2;
        countWithSum += observations * total2;
        counts += observations * observations2;
    }

    @Override
    public void add(Covariance other) {
        sums += other.sums;
        sumWithCount += other.sumWithCount;
        countWithSum += other.countWithSum;
        counts += other.counts;
    }

    /// The 95% interval of how much more the second is than the first.
    public Interval difference(Ratio first, Ratio second) {
        double squares =
                first.error() * first.error()
                        + second.error() * second.error()
                        - 2 * covariance(first, second);
        double error = Math.sqrt(Math.max(0, squares));
        return Interval.around(
                second.mean() - first.mean(), error, (double) (first.clusters() - 1));
    }

    private double covariance(Ratio first, Ratio second) {
        long clusters = first.clusters();
        if (clusters < 2 || first.count() == 0 || second.count() == 0) {
            return 0;
        }
        double products =
                sums
                        - second.mean() * sumWithCount
                        - first.mean() * countWithSum
                        + first.mean() * second.mean() * counts;
        return products * clusters / (clusters - 1) / first.count() / second.count();
    }
}
