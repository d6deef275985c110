package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class LabCommandTests {

    @TempDir private Path folder = Path.of("");

    private static String results(String json) {
        return json.substring(0, json.indexOf("\"timed\"")); // the clock differs from run to run
    }

    @Test
    void theArenaPrintsWhoFinishesBeforeWhom() {
        String out =
                Run.of("arena", "greedy", "random", "--deals", "50", "--seed", "1").good().out();
        assertThat(out)
                .contains("deals: 50, each from every seat", "seed: 1")
                .containsPattern("greedy +random +[0-9.]+%")
                .contains("p50", "p99");
    }

    @Test
    void theArenaIsTheSameOnAnyNumberOfThreads() {
        String[] args = {
            "arena", "greedy", "random*3", "--deals", "60", "--seed", "2", "--json", "-"
        };
        String alone = results(Run.of(with(args, "--threads", "1")).good().out());
        assertThat(results(Run.of(with(args, "--threads", "3")).good().out())).isEqualTo(alone);
        assertThat(results(Run.of(with(args, "--seed", "3")).good().out())).isNotEqualTo(alone);
    }

    private static String[] with(String[] args, String option, String value) {
        var all = new ArrayList<>(List.of(args));
        int at = all.indexOf(option);
        if (at >= 0) {
            all.set(at + 1, value);
        } else {
            all.addAll(List.of(option, value));
        }
        return all.toArray(String[]::new);
    }

    @Test
    void aRangeOfTablesIsPlayedOneByOne() {
        String csv =
                Run.of(
                                "arena",
                                "random",
                                "--against",
                                "greedy",
                                "--players",
                                "3-5",
                                "--deals",
                                "5",
                                "--seed",
                                "1",
                                "--csv",
                                "-")
                        .good()
                        .out();
        assertThat(csv)
                .startsWith("players,bot,seats,")
                .contains("\r\n3,random,1,", "\r\n4,greedy,3,", "\r\n5,greedy,4,");
    }

    @Test
    void wholeMatchesHaveTotals() {
        assertThat(
                        Run.of(
                                        "arena",
                                        "greedy",
                                        "random",
                                        "--rounds",
                                        "2",
                                        "--deals",
                                        "3",
                                        "--seed",
                                        "1",
                                        "--players",
                                        "4")
                                .good()
                                .out())
                .contains("official ending=ROUNDS(2)", "total 95%", "won 95%");
        assertThat(
                        Run.of("arena", "greedy", "--tax", "on", "--deals", "3", "--seed", "1")
                                .good()
                                .out())
                .contains("first rounds");
    }

    @Test
    void findingsAreWrittenWhereAsked() throws IOException {
        Path page = folder.resolve("arena.html");
        Path json = folder.resolve("arena.json");
        Run.of(
                        "arena",
                        "greedy",
                        "random",
                        "--deals",
                        "5",
                        "--seed",
                        "1",
                        "--report",
                        page.toString(),
                        "--json",
                        json.toString(),
                        "--csv",
                        folder.resolve("sheets").toString(),
                        "--png",
                        folder.resolve("plots").toString())
                .good();
        assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>").contains("<svg");
        assertThat(Files.readString(json)).startsWith("{").contains("\"results\"");
        assertThat(Files.readString(folder.resolve("sheets/pairs.csv"))).contains("greedy,random");
        assertThat(folder.resolve("plots/points-6-greedy.png")).isNotEmptyFile();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "arena nobody",
                "arena greedy*0",
                "arena greedy*x",
                "arena greedy --players 5-4",
                "arena greedy --players many",
                "arena greedy --players 2",
                "arena greedy --deals 0",
                "arena greedy --threads 0",
                "arena greedy --tax perhaps",
                "arena greedy --matches --set ending=ENDLESS",
                "arena --game grapples nobody",
                "arena --game grapples worth --tax on",
                "arena --game grapples worth --players 9",
                "arena greedy --report /nowhere/at/all.html",
                "arena",
                "lab",
                "lab places --bot nobody",
                "simulate --stats --bots nobody",
                "simulate --stats --matches 0",
                "simulate --stats --record -",
                "simulate --compare official --record games",
                "simulate --compare",
                "simulate --compare dutch-ish",
                "simulate --compare tax=on",
                "simulate --game grapples --compare standard"
            })
    void nonsenseIsRefusedBeforeAnythingIsPlayed(String line) {
        assertThat(Run.of(line.split(" ", -1)).misused().err().lines()).hasSizeBetween(1, 2);
    }

    @Test
    void unknownBotsAreToldWhoThereIs() {
        assertThat(Run.of("arena", "nobody").misused().err()).contains("nobody", "greedy");
    }

    @Test
    void simulateTellsWhoStaysOnTop() {
        String out =
                Run.of("simulate", "--stats", "--bots", "greedy", "--matches", "5", "--seed", "1")
                        .good()
                        .out();
        assertThat(out)
                .contains("From position to next position", "1 Greater Dalmuti", "6 Greater Peon")
                .contains("the Greater Dalmuti stays", "decisions a round");
    }

    /// The same seed gives the same matches, whatever is asked for and on any number of threads.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--rounds 3 --bots greedy,random",
                "--rounds 2 --rules korean --players 5 --bots peasant",
                "--game grapples --rounds 2 --bots worth,random"
            })
    void recordsAndStatisticsTellOfTheSameMatches(String wishes) throws IOException {
        String line = "simulate --matches 6 --seed 5 " + wishes;
        Path alone = folder.resolve("alone");
        Path beside = folder.resolve("beside");
        Run.of((line + " --record " + alone).split(" ", -1)).good();
        String both = line + " --stats --json - --threads 3 --record " + beside;
        String statistics = Run.of(both.split(" ", -1)).good().out();
        assertThat(contents(beside)).isEqualTo(contents(alone)).hasSize(6);
        assertThat(statistics)
                .isEqualTo(Run.of((line + " --stats --json -").split(" ", -1)).good().out());
    }

    private static Map<String, String> contents(Path folder) throws IOException {
        var contents = new TreeMap<String, String>();
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return contents;
    }

    @Test
    void rulesAreComparedSideBySide() {
        String out =
                Run.of(
                                "simulate",
                                "--bots",
                                "greedy,random",
                                "--matches",
                                "3",
                                "--rounds",
                                "4",
                                "--seed",
                                "1",
                                "--compare",
                                "official",
                                "--compare",
                                "korean tax=off",
                                "--compare",
                                "official succession=MASTER revolution=off")
                        .good()
                        .out();
        assertThat(out)
                .contains("rules A: official ending=ROUNDS(4)")
                .contains("rules B: korean ending=ROUNDS(4) tax=off")
                .contains("rules C: official succession=MASTER ending=ROUNDS(4) revolution=off")
                .contains("B-A 95%", "C-A 95%");
    }

    @Test
    void DEC_4_eachDecreeIsComparedWithNone() {
        String csv =
                Run.of(
                                "simulate",
                                "--bots",
                                "greedy",
                                "--matches",
                                "2",
                                "--rounds",
                                "2",
                                "--seed",
                                "1",
                                "--compare",
                                "official decree=EACH",
                                "--csv",
                                folder.toString())
                        .good()
                        .out();
        assertThat(csv).contains("rules A: official ending=ROUNDS(2)");
        assertThat(folder.resolve("comparison.csv"))
                .content()
                .contains("\r\nA,,", "\r\nB,TAX_HOLIDAY,", "\r\nM,DOUBLE_STAKES,");
    }

    /// In the first round nobody bids, so there are rounds without a decree and, most likely,
    /// others.
    @Test
    void DEC_4_roundsAreToldByTheDecreeThatBotsBidFor() {
        String out =
                Run.of(
                                ("simulate --stats --set decrees=on --bots tuned --matches 3"
                                                + " --rounds 4 --seed 1")
                                        .split(" ", -1))
                        .good()
                        .out();
        assertThat(out).contains("By decree", "the Greater Peon is first out");
    }

    @Test
    void simulateTellsOfGrapples() {
        assertThat(
                        Run.of(
                                        "simulate",
                                        "--game",
                                        "grapples",
                                        "--stats",
                                        "--matches",
                                        "5",
                                        "--seed",
                                        "1")
                                .good()
                                .out())
                .contains("first dealer", "queen of spades", "leader wins");
    }

    @Test
    void theArenaHasGrapplesToo() {
        assertThat(
                        Run.of(
                                        "arena",
                                        "--game",
                                        "grapples",
                                        "worth",
                                        "random",
                                        "--players",
                                        "3-4",
                                        "--deals",
                                        "3",
                                        "--seed",
                                        "1")
                                .good()
                                .out())
                .contains("ahead of", "grapples 95%")
                .containsPattern("4 +worth +2 ");
    }

    @Test
    void botsAreSeatedInRecordsToo() {
        String random = Simulated.dalmuti("--rounds", "1", "--seed", "1");
        String greedy = Simulated.dalmuti("--rounds", "1", "--seed", "1", "--bots", "greedy");
        assertThat(greedy).isNotEqualTo(random);
        assertThat(Run.reading(greedy, "verify", "-").good().out()).contains("all good");
    }

    @Test
    void theTableOfPlacesIsMade() throws IOException {
        Path file = folder.resolve("places.csv");
        Run.of(
                        "lab",
                        "places",
                        "--bot",
                        "greedy",
                        "--matches",
                        "1",
                        "--seed",
                        "1",
                        "--out",
                        file.toString())
                .good();
        assertThat(Files.readString(file)).startsWith("# ").contains("\n3 FINISH_ORDER 1 1 ");
        assertThat(Files.readString(file)).contains("\n14 MASTER 14 ");
    }

    /// The shipped table says of itself how it was made; the help names the same command.
    @Test
    void theHelpSaysHowTheShippedTableOfPlacesWasMade() {
        assertThat(Run.of("lab", "places", "--help").good().out())
                .contains("./dalmuti lab places --bot tuned --matches 2500 --seed 1 --out")
                .contains("(default: tuned)");
    }
}
