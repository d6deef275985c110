package dalmuti.server.hosting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Two clusters that do not know of each other.
class SplitClusterDetectorTests {

    private static final int LONG = 100;

    private static boolean givesUp(Set<String> members, List<String> seen) {
        var schism = new SplitClusterDetector();
        for (int i = 0; i < LONG; i++) {
            if (schism.isFinal(members, seen)) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> nodes(String text) {
        return Arrays.stream(text.split("", -1))
                .filter(it -> !it.isEmpty())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource({"A, B", "AD, BC", "BCD, E", "AB, C", "AC, B"})
    void theOneWithTheLowestAddressGoesOnWhole(String first, String second) {
        List<String> all = List.copyOf(nodes(first + second));
        assertThat(givesUp(nodes(first), all)).isFalse();
        assertThat(givesUp(nodes(second), all)).isTrue();
    }

    @Test
    void whoHasGoneIsSeenForAWhile() {
        var schism = new SplitClusterDetector();
        for (int i = 0; i < 6; i++) { // ten seconds
            assertThat(schism.isFinal(Set.of("B"), List.of("A"))).isFalse();
        }
        for (int i = 0; i < LONG; i++) {
            assertThat(schism.isFinal(Set.of("B"), List.of())).isFalse();
        }
    }

    @Test
    void oneClusterIsNone() {
        assertThat(givesUp(Set.of("A", "B"), List.of("A", "B"))).isFalse();
        assertThat(givesUp(Set.of("B", "C"), List.of("B", "C"))).isFalse();
    }
}
