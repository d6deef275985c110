package dalmuti.server.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HeapTrimmerTests {

    @ParameterizedTest(name = "{0} MB dead, {1} MB alive, quiet {2}: {3}")
    @CsvSource({
        "32, 20, true, false",
        "33, 20, true, true",
        "64, 20, false, false",
        "65, 20, false, true",
        "150, 200, false, false",
        "151, 200, false, true",
    })
    void memoryIsTidiedGladlyInQuietTimesAndSeldomOtherwise(
            long dead, long alive, boolean quiet, boolean due) {
        assertThat(HeapTrimmer.isDue(dead << 20, alive << 20, quiet)).isEqualTo(due);
    }
}
