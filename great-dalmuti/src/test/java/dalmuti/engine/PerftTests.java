package dalmuti.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

class PerftTests {

    private static final Path COUNTS = Path.of("../docs/rules/perft.txt");
    private static final Pattern LINE =
            Pattern.compile(
                    "sorted 1\\.\\.(\\d+) +players (\\d+) +(REENTER|OUT_OF_TRICK) +(rounds|perft)"
                            + " (.+)");

    static List<String> lines() throws IOException {
        return Files.readAllLines(COUNTS).stream().filter(line -> !line.startsWith("#")).toList();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void PLAY_2_theCountsAreThoseOfTheOtherPrograms(String line) {
        var parts = LINE.matcher(line);
        assertThat(parts.matches()).as(line).isTrue();
        Board board =
                Perft.sorted(
                        Integer.parseInt(parts.group(1)),
                        Integer.parseInt(parts.group(2)),
                        parts.group(3).equals("REENTER") ? Passing.REENTER : Passing.OUT_OF_TRICK);
        long[] counts =
                Arrays.stream(parts.group(5).split(" ", -1)).mapToLong(Long::parseLong).toArray();

        if (parts.group(4).equals("rounds")) {
            assertThat(Perft.complete(board)).isEqualTo(counts[0]);
        } else {
            for (int depth = 1; depth <= counts.length; depth++) {
                assertThat(Perft.count(board, depth)).isEqualTo(counts[depth - 1]);
            }
        }
    }

    @Test
    void PLAY_2_everyCountIsRead() throws IOException {
        assertThat(lines()).hasSizeGreaterThanOrEqualTo(11);
    }

    @Test
    void PLAY_6_aRoundThatEndsSoonerIsNotCounted() {
        Board board = Deals.of(Passing.REENTER, "1", "2", "3");

        assertThat(Perft.count(board, 0)).isEqualTo(1);
        assertThat(Perft.count(board, 1)).isEqualTo(1); // 1
        assertThat(Perft.count(board, 2)).isEqualTo(1); // both must pass
        assertThat(Perft.count(board, 4)).isEqualTo(1); // 2 leads and goes out
        assertThat(Perft.count(board, 5)).isZero();
        assertThat(Perft.complete(board)).isEqualTo(1);
    }
}
