package dalmuti.bots.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class SoftmaxTests {

    @Test
    void takenPlacesAndThoseThatDontExistHaveNoChance() {
        var figures = new float[] {1, 2, 0, 50, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        var chances = new double[15];
        Arrays.fill(chances, 7);
        Evaluator.chances(figures, 2, 3, chances);
        assertThat(chances[1]).isZero();
        assertThat(chances[2]).isZero();
        assertThat(chances[6]).isZero();
        assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-12));
        assertThat(chances[4] / chances[3]).isCloseTo(Math.E, within(1e-9));
    }
}
