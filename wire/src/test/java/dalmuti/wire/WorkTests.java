package dalmuti.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.WorkLimit;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Reading takes work in proportion to the text, in Grapples too.
class WorkTests {

    private static long work(String text) {
        var limit = WorkLimit.forText(text, () -> {});
        assertThat(GrapplesReader.readAll(text, limit)).isNotEmpty();
        return limit.done();
    }

    private static List<String> goldens() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/golden"))) {
            return files.filter(it -> it.toString().endsWith(".grapples.jsonl"))
                    .sorted()
                    .map(WorkTests::text)
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void G_LOG_3_aMatchTakesWorkInProportionToItsLength() throws IOException {
        assertThat(goldens())
                .isNotEmpty()
                .allSatisfy(text -> assertThat(work(text)).isLessThan(text.length()));
    }

    @Test
    void G_LOG_3_whoeverHasReadingDoneMayStopIt() throws IOException {
        String text = String.join("", goldens().subList(0, 1));
        var limit =
                WorkLimit.forText(
                        text,
                        () -> {
                            throw new IllegalStateException("stopped");
                        });
        assertThatThrownBy(() -> GrapplesReader.readAll(text, limit)).hasMessage("stopped");
    }
}
