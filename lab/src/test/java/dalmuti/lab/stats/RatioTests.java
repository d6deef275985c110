package dalmuti.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RatioTests {

    private static Ratio of(double... totalsAndCounts) {
        var ratio = new Ratio();
        for (int i = 0; i < totalsAndCounts.length; i += 2) {
            ratio.cluster(totalsAndCounts[i], totalsAndCounts[i + 1]);
        }
        return ratio;
    }

    /// 2, 4, 9: mean 5, deviations -3, -1, 4, variance 26 / 2, error of the mean sqrt(13 / 3).
    @Test
    void clustersOfOneAreAPlainMean() {
        Ratio ratio = of(2, 1, 4, 1, 9, 1);
        assertThat(ratio.mean()).isEqualTo(5);
        assertThat(ratio.error()).isEqualTo(Math.sqrt(13.0 / 3), within(1e-12));
        assertThat(ratio.interval().high())
                .isEqualTo(5 + 4.302653 * Math.sqrt(13.0 / 3), within(1e-9));
    }

    /// Means 1 and 3 of two clusters of two: the four observations are not independent.
    @Test
    void observationsOfAClusterCountAsOne() {
        assertThat(of(2, 2, 6, 2).mean()).isEqualTo(2);
        assertThat(of(2, 2, 6, 2).error()).isEqualTo(1, within(1e-12));
    }

    /// Totals 3 of 1 and 3 of 3: ratio 6 / 4, residuals 1.5 and -1.5, error sqrt(4.5 * 2 / 1) / 4.
    @Test
    void clustersMayDifferInSize() {
        assertThat(of(3, 1, 3, 3).mean()).isEqualTo(1.5);
        assertThat(of(3, 1, 3, 3).error()).isEqualTo(0.75, within(1e-12));
    }

    @Test
    void partsAddUp() {
        Ratio sum = of(2, 1, 4, 1);
        sum.add(of(9, 1));
        assertThat(sum.mean()).isEqualTo(5);
        assertThat(sum.error()).isEqualTo(of(2, 1, 4, 1, 9, 1).error());
        assertThat(sum.clusters()).isEqualTo(3);
    }

    @Test
    void tooLittleTellsNothing() {
        assertThat(new Ratio().mean()).isZero();
        assertThat(new Ratio().error()).isNaN();
        assertThat(of(3, 1).error()).isNaN();
        assertThat(of(3, 1).interval().isKnown()).isFalse();
        assertThat(of(1, 3).share().isKnown()).isFalse();
        assertThat(new Covariance().difference(of(3, 1), of(4, 1)).isKnown()).isFalse();
    }

    /// Whoever always wins in 10 clusters is judged as after 10 games, with 9 degrees of freedom:
    /// 10 / (10 + 2.26216 * 2.26216).
    @Test
    void aShareIsNeverCertain() {
        var ratio = new Ratio();
        for (int i = 0; i < 10; i++) {
            ratio.cluster(6, 6);
        }
        assertThat(ratio.share().high()).isEqualTo(1, within(1e-9));
        assertThat(ratio.share().low()).isEqualTo(0.6615, within(1e-3));
    }

    /// 1, 2, 6 against 2, 4, 5 in the same clusters: differences 1, 2, -1 with mean 2 / 3 and
    /// variance 7 / 3.
    @Test
    void differencesAreReckonedInPairs() {
        Ratio first = of(1, 1, 2, 1, 6, 1);
        Ratio second = of(2, 1, 4, 1, 5, 1);
        var covariance = new Covariance();
        covariance.cluster(1, 1, 2, 1);
        covariance.cluster(2, 1, 4, 1);
        covariance.cluster(6, 1, 5, 1);
        double reach = 4.302653 * Math.sqrt(7.0 / 3 / 3);
        Interval difference = covariance.difference(first, second);
        assertThat(difference.low()).isEqualTo(2.0 / 3 - reach, within(1e-9));
        assertThat(difference.high()).isEqualTo(2.0 / 3 + reach, within(1e-9));
    }

    @Test
    void whatIsTheSameDoesNotDiffer() {
        Ratio ratio = of(1, 1, 2, 1, 6, 1);
        var covariance = new Covariance();
        covariance.cluster(1, 1, 1, 1);
        covariance.cluster(2, 1, 2, 1);
        covariance.cluster(6, 1, 6, 1);
        assertThat(covariance.difference(ratio, ratio).high()).isEqualTo(0, within(1e-6));
    }
}
