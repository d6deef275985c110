package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class PerftCommandTests {

    @TempDir private Path folder = Path.of("");

    static List<String> counts() throws IOException {
        return Files.readAllLines(Path.of("../docs/rules/perft.txt")).stream()
                .filter(line -> line.startsWith("sorted"))
                .toList();
    }

    /// `sorted 1..12 players 4 REENTER perft 20 93 472`, or `... rounds 20`.
    @ParameterizedTest
    @MethodSource("counts")
    void everyCountOfTheRulePageIsCounted(String line) {
        List<String> words = List.of(line.split("\\s+", -1));
        String ranks = words.get(1).substring("1..".length());
        List<String> numbers = words.subList(6, words.size());
        boolean rounds = words.get(5).equals("rounds");
        var args = new ArrayList<>(List.of("perft", "--sorted", ranks));
        args.addAll(List.of("--players", words.get(3), "--passing", words.get(4)));
        args.add(rounds ? "--complete" : String.valueOf(numbers.size()));
        String out = Run.of(args.toArray(String[]::new)).good().out();
        if (rounds) {
            assertThat(out).isEqualTo(numbers.getFirst() + " complete rounds\n");
        } else {
            assertThat(out.lines().skip(1).map(row -> row.replaceFirst("^[0-9]+ +", "")))
                    .isEqualTo(numbers);
        }
    }

    @Test
    void countsFromWhereARecordStops() throws IOException {
        String whole = Simulated.dalmuti("--rounds", "1", "--seed", "4", "--players", "4");
        Path stopped = folder.resolve("stopped.drn");
        Files.writeString(stopped, whole.substring(0, whole.indexOf("\n 2 ") + 1));
        assertThat(Run.of("perft", stopped.toString(), "2").good().out())
                .startsWith("depth  sequences\n1  ");
    }

    @Test
    void refusesRecordsThatDoNotStopInTheTricks() {
        String whole = Simulated.dalmuti("--rounds", "1", "--seed", "4");
        assertThat(Run.reading(whole, "perft", "-", "2").flawed().err())
                .isEqualTo("dalmuti: -: the record does not stop in the tricks\n");
        String grapples = Simulated.grapples("--seed", "4");
        assertThat(Run.reading(grapples, "perft", "-", "2").flawed().err())
                .isEqualTo("dalmuti: -: perft counts tricks, and Grapples has none\n");
    }

    @Test
    void refusesWhatItCannotCount() {
        Run.of("perft").misused();
        Run.of("perft", "3").misused();
        Run.of("perft", "--sorted", "13", "3").misused();
        Run.of("perft", "--sorted", "3", "--players", "2", "3").misused();
        Run.of("perft", "--sorted", "3", "many").misused();
        Run.of("perft", "--sorted", "3", "0").misused();
        Run.of("perft", "--sorted", "3", "--passing", "NEVER", "3").misused();
    }
}
