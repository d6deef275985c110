package dalmuti.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.net.Foresight;
import dalmuti.bots.net.Network;
import dalmuti.bots.sense.Goal;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.SplittableRandom;

class CalibrationTests {

    @Test
    void theShippedNetworkKnowsHowLikelyThingsAre() {
        Network shipped = Foresight.shipped(Goal.ROUND).network();
        var calibration = Calibration.of(shipped, 6, 300, 1);
        assertThat(calibration.error()).isLessThan(0.01);
        assertThat(Calibration.findings(List.of(calibration), 1).sheets()).hasSize(1);
    }

    @Test
    void oneThatHasLearntNothingDoesNot() {
        Network untaught = Network.untaught(new SplittableRandom(1));
        assertThat(Calibration.of(untaught, 6, 100, 1).error()).isGreaterThan(0.03);
    }
}
