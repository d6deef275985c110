package dalmuti.bots.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dalmuti.bots.sense.Goal;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;

class WeightsFileTests {

    private static final int VERSION_AT = 12;
    private static final int LAYOUT_AT = 16;
    private static final int SHAPE_AT = 24;

    private final Network network = Network.untaught(new SplittableRandom(1));
    private final byte[] bytes = WeightsFile.write(network);

    private static void refused(byte[] bytes, String why) {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> WeightsFile.read(bytes))
                .withMessageContaining(why);
    }

    private byte[] changedAt(int index) {
        byte[] changed = bytes.clone();
        changed[index + 3]++;
        return changed;
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        Network read = WeightsFile.read(bytes);
        for (int i = 0; i < network.first().length; i += 997) {
            assertThat(read.first()[i]).isCloseTo(network.first()[i], within(1e-3f));
        }
        assertThat(WeightsFile.write(read)).isEqualTo(bytes);
    }

    @Test
    void theyAreAtMostThreeMegabytes() {
        assertThat(bytes).hasSizeLessThan(3_000_000);
    }

    @Test
    void weightsThatDontFitAreRefused() {
        refused(new byte[0], "no weights");
        refused(new byte[100], "no weights");
        refused(changedAt(VERSION_AT), "version 2");
        refused(changedAt(LAYOUT_AT), "another layout");
        refused(changedAt(SHAPE_AT), "another size");
        refused(Arrays.copyOf(bytes, bytes.length - 100), "another size");
        refused(changedAt(bytes.length / 2), "checksum");
    }

    @Test
    void theShippedOnesFit() {
        assertThat(Foresight.shipped(Goal.MATCH).network().first())
                .hasSize(Layout.COUNT * Network.WIDE);
    }
}
