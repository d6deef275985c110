package dalmuti.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;

class QuantilesTests {

    @Test
    void quantilesAreNearlyRight() {
        var quantiles = new Quantiles();
        for (long i = 1; i <= 100_000; i++) {
            quantiles.enter(i);
        }
        assertThat(quantiles.count()).isEqualTo(100_000);
        assertThat(quantiles.at(0.5)).isCloseTo(50_000, withinPercentage(4));
        assertThat(quantiles.at(0.99)).isCloseTo(99_000, withinPercentage(4));
    }

    @Test
    void smallNumbersAreExact() {
        var quantiles = new Quantiles();
        for (long value : new long[] {3, 3, 5, 9}) {
            quantiles.enter(value);
        }
        assertThat(quantiles.at(0.5)).isEqualTo(3);
        assertThat(quantiles.at(0.75)).isEqualTo(5);
        assertThat(quantiles.at(1)).isEqualTo(9);
    }

    @Test
    void partsAddUp() {
        var quantiles = new Quantiles();
        quantiles.enter(1);
        var other = new Quantiles();
        other.enter(8);
        quantiles.add(other);
        assertThat(quantiles.at(1)).isEqualTo(8);
        assertThat(new Quantiles().at(0.5)).isZero();
    }
}
