package dalmuti.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.bots.net.Foresight;
import dalmuti.bots.net.Network;
import dalmuti.bots.net.WeightsFile;
import dalmuti.bots.sense.Goal;
import dalmuti.lab.report.HtmlPage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;

class TrainingTests {

    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Evaluation GREEDY =
            new Evaluation(Participant.HouseBot.named("greedy"), 60);

    @TempDir private Path folder = Path.of("");

    private static Training trained(Training training, long lessons) {
        training.learn(1, lessons, LONG, new AtomicBoolean());
        return training;
    }

    private static byte[] weights(Training training) {
        return WeightsFile.write(training.network());
    }

    @Test
    void aLittleTrainingIsMuchBetterThanNone() {
        double before = GREEDY.points(Network.untaught(new SplittableRandom(1)));
        Network taught = trained(Training.begin(1), 60_000).network();
        assertThat(GREEDY.points(taught)).isGreaterThan(before + 0.8).isGreaterThan(2);
    }

    @Test
    void theShippedNetworkIsFarAboveGreedy() {
        Network shipped = Foresight.shipped(Goal.ROUND).network();
        assertThat(GREEDY.points(shipped)).isGreaterThan(3.7);
    }

    @Test
    void oneThreadAndOneSeedGiveTheSameWeights() {
        byte[] once = weights(trained(Training.begin(7), 8192));
        assertThat(weights(trained(Training.begin(7), 8192))).isEqualTo(once);
        assertThat(weights(trained(Training.begin(8), 8192))).isNotEqualTo(once);
    }

    @Test
    void whoeverStopsAndGoesOnComesToTheSame() throws IOException {
        byte[] whole = weights(trained(Training.begin(7), 12_000));
        Path checkpoint = folder.resolve("checkpoint");
        Training half = trained(Training.begin(7), 4000);
        half.measure();
        half.save(checkpoint);
        Training resumed = Training.resume(checkpoint);
        assertThat(resumed.curve()).isEqualTo(half.curve()).hasSize(1);
        assertThat(weights(trained(resumed, 12_000))).isEqualTo(whole);
    }

    @Test
    void somethingElseIsNoCheckpoint() throws IOException {
        Path file = Files.writeString(folder.resolve("checkpoint"), "sixteen bytes and more");
        assertThatThrownBy(() -> Training.resume(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a checkpoint");
    }

    @Test
    void severalThreadsLearnTogether() {
        Training training = Training.begin(3);
        training.learn(3, 20_000, LONG, new AtomicBoolean());
        assertThat(training.lessons()).isGreaterThanOrEqualTo(20_000);
        for (float weight : training.network().secondBias()) {
            assertThat(weight).isFinite();
        }
    }

    @Test
    void itCanBeStoppedAndTheCurveCanBeLookedAt() {
        Training training = Training.begin(3);
        var stopped = new AtomicBoolean();
        stopped.set(true);
        training.learn(1, Long.MAX_VALUE, LONG, stopped);
        assertThat(training.lessons()).isZero();
        CurvePoint point = training.measure();
        assertThat(point.points()).containsOnlyKeys("greedy", "heuristic");
        String page = HtmlPage.of(new TrainingFindings(3, 1, List.of(point, point)).findings());
        assertThat(page).contains("Points against five", "<svg", "against heuristic");
    }

    @Test
    void aCopyCanLearnAgainstTheNetworkAsItIs() {
        Network frozen = Network.untaught(new SplittableRandom(1));
        float before = frozen.first()[0];
        Training siege = trained(Training.siege(frozen, 1), 4096);
        assertThat(frozen.first()[0]).isEqualTo(before);
        assertThat(siege.network().first()).isNotEqualTo(frozen.first());
        assertThat(siege.measure().points()).containsOnlyKeys("itself");
    }
}
