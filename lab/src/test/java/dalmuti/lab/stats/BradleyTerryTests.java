package dalmuti.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.List;

class BradleyTerryTests {

    /// Ten to one, with so many games that the prior does not show: 400 points apart.
    @Test
    void tenTimesTheStrengthIs400Points() {
        double[] ratings = BradleyTerry.ratings(new double[][] {{0, 1e9}, {1e8, 0}});
        assertThat(ratings[0] - ratings[1]).isEqualTo(400, within(1e-3));
        assertThat(ratings[0] + ratings[1]).isEqualTo(0, within(1e-6));
    }

    /// 3 to 1 with half a win more for each side is 3.5 to 1.5.
    @Test
    void fewGamesAreDrawnTowardsEach() {
        double[] ratings = BradleyTerry.ratings(new double[][] {{0, 3}, {1, 0}});
        assertThat(ratings[0] - ratings[1]).isEqualTo(400 * Math.log10(3.5 / 1.5), within(1e-6));
    }

    /// Strengths 4, 2 and 1: the chances 2/3, 4/5 and 2/3 give them back.
    @Test
    void threeStrengthsAreFoundAgain() {
        double many = 3e9;
        double[] ratings =
                BradleyTerry.ratings(
                        new double[][] {
                            {0, many * 2 / 3, many * 4 / 5},
                            {many / 3, 0, many * 2 / 3},
                            {many / 5, many / 3, 0}
                        });
        assertThat(ratings[0] - ratings[1]).isEqualTo(400 * Math.log10(2), within(1e-3));
        assertThat(ratings[1] - ratings[2]).isEqualTo(400 * Math.log10(2), within(1e-3));
    }

    @Test
    void whoAlwaysWinsHasAFiniteRating() {
        double[] ratings = BradleyTerry.ratings(new double[][] {{0, 10}, {0, 0}});
        assertThat(ratings[0] - ratings[1]).isEqualTo(400 * Math.log10(10.5 / 0.5), within(1e-6));
    }

    @Test
    void whoNeverMeetsAnybodyIsAverage() {
        assertThat(BradleyTerry.ratings(new double[1][1])).containsExactly(0);
    }

    /// The mean of 1, 2, 3 and 6 without each: 11/3, 10/3, 3 and 2; its error is that of a mean.
    @Test
    void theJackknifeOfAMeanIsItsError() {
        List<Double> leftOut = List.of(11 / 3.0, 10 / 3.0, 3.0, 2.0);
        double variance = (4 + 1 + 0 + 9) / 3.0;
        assertThat(Jackknife.error(leftOut, it -> it))
                .isEqualTo(Math.sqrt(variance / 4), within(1e-12));
        assertThat(Jackknife.error(List.of(1.0), it -> it)).isNaN();
    }
}
