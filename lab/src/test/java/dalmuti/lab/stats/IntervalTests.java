package dalmuti.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTests {

    private static final double MANY = 1e9;

    /// From a table of Student's distribution.
    @ParameterizedTest
    @CsvSource({
        "1, 12.706",
        "2, 4.303",
        "3, 3.182",
        "4, 2.776",
        "5, 2.571",
        "10, 2.228",
        "30, 2.042"
    })
    void quantilesAreThoseOfTheTable(int degrees, double quantile) {
        assertThat(Interval.quantile(degrees)).isEqualTo(quantile, within(0.01));
    }

    @Test
    void manyDegreesAreNormal() {
        assertThat(Interval.quantile(1e9)).isEqualTo(1.96, within(1e-4));
        assertThat(Interval.around(10, 2, 1e9).high()).isEqualTo(13.92, within(1e-3));
    }

    @Test
    void withoutADegreeOfFreedomThereIsNoInterval() {
        Interval interval = Interval.around(4.2, 0, 0);
        assertThat(interval.isKnown()).isFalse();
        assertThat(interval.orJust(4.2)).isEqualTo(new Interval(4.2, 4.2));
        assertThat(Interval.around(4.2, 0, 1).isKnown()).isTrue();
    }

    /// 8 of 10, after Wilson by hand: (0.8 + 0.19207) / 1.38415 -+ 1.95996 * 0.15931 / 1.38415.
    @Test
    void wilsonIsAsReckonedByHand() {
        Interval interval = Interval.wilson(0.8, 10, MANY);
        assertThat(interval.low()).isEqualTo(0.4902, within(1e-4));
        assertThat(interval.high()).isEqualTo(0.9433, within(1e-4));
    }

    /// With 4 degrees of freedom: (0.8 + 0.38543) / 1.77086 -+ 2.77645 * 0.18781 / 1.77086.
    @Test
    void fewDegreesOfFreedomWidenWilson() {
        Interval interval = Interval.wilson(0.8, 10, 4);
        assertThat(interval.low()).isEqualTo(0.3750, within(1e-4));
        assertThat(interval.high()).isEqualTo(0.9639, within(1e-4));
        assertThat(Interval.wilson(0.8, 10, 0).isKnown()).isFalse();
    }

    @Test
    void aShareOfNothingOrAllLeavesRoom() {
        assertThat(Interval.wilson(0, 10, MANY).low()).isZero();
        assertThat(Interval.wilson(0, 10, MANY).high()).isEqualTo(0.2775, within(1e-4));
        assertThat(Interval.wilson(1, 10, MANY).high()).isEqualTo(1, within(1e-9));
        assertThat(Interval.wilson(0.5, 0, MANY)).isEqualTo(new Interval(0, 1));
    }
}
