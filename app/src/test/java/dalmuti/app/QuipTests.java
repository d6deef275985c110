package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/// What can be said at a table without typing it.
@Timeout(120)
class QuipTests {

    @TempDir private static Path data = Path.of("");
    private static OpenHouse house;

    @TempDir private Path folder = Path.of("");

    @BeforeAll
    static void open() {
        house = new OpenHouse(data);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private Going sits(PipedOutputStream keys, String language, String game) throws IOException {
        return new Going(
                Map.of("XDG_CONFIG_HOME", folder.toString(), "USER", "Zoe"),
                new PipedInputStream(keys),
                "play",
                "--server",
                house.url(),
                "--lang",
                language,
                "--game",
                game,
                "--pace",
                "instant");
    }

    private static void type(PipedOutputStream keys, String line) throws IOException {
        keys.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }

    @ParameterizedTest
    @CsvSource({
        "en, /quip and a number says it, laughs",
        "es, /quip y un número lo dice, se ríe",
        "nl, /quip met een nummer zegt het, lacht",
        "ko, /quip 뒤에 번호를 쓰면 그 말을 합니다, 웃음",
        "it, /quip e un numero lo dice, ride"
    })
    void COURT_5_aPhraseFitForOnesRankIsSaidByItsNumber(String tag, String how, String laughs)
            throws Exception {
        try (var keys = new PipedOutputStream()) {
            Going going = sits(keys, tag, "dalmuti");
            type(keys, "/quip");
            going.awaits(how);
            String first = firstAbove(how, going.shown());
            assertThat(first).isNotBlank();
            assertThat(going.shown()).contains("😄 " + laughs);
            type(keys, "/quip 1");
            going.awaits("Zoe: " + first);
            type(keys, "q");
            going.good();
        }
    }

    /// What stands first in the list that ends so. There may be others above it: of moves, when the
    /// cards are such that one is asked at once.
    private static String firstAbove(String end, String shown) {
        return shown.substring(0, shown.indexOf(end))
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("1  "))
                .reduce("", (_, later) -> later.substring(1).strip());
    }

    @Test
    void inGrapplesThereAreEmotesOnly() throws Exception {
        try (var keys = new PipedOutputStream()) {
            Going going = sits(keys, "en", "grapples");
            type(keys, "/quip 2");
            going.awaits("Zoe: 👏");
            type(keys, "/quip 9");
            going.awaits("/quip and a number says it");
            assertThat(going.shown()).contains("8  😠").doesNotContain(" 9  ");
            type(keys, "q");
            going.good();
        }
    }
}
