package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.options.Preset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

class SimulateTests {

    @TempDir private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource
    void everyPresetIsPlayedAndVerified(Preset preset) {
        for (int players = 3; players <= 13; players += 2) {
            String record =
                    Simulated.dalmuti(
                            "--rules", preset.toString(),
                            "--players", String.valueOf(players),
                            "--rounds", "3",
                            "--matches", "2",
                            "--seed", String.valueOf(players));
            assertThat(Run.reading(record, "verify", "-").good().out())
                    .isEqualTo("2 records, all good\n");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 8})
    void grapplesIsPlayedAndVerified(int players) {
        String record =
                Simulated.grapples(
                        "--players", String.valueOf(players),
                        "--rounds", "2",
                        "--matches", "3",
                        "--seed", "5",
                        "--set", "doubleDownChain=on");
        assertThat(Run.reading(record, "verify", "-").good().out())
                .isEqualTo("3 records, all good\n");
    }

    @Test
    void JOIN_1_botsJoinAndLeaveAfterTheRoundsNamed() {
        String[] joining = {
            "simulate", "--players", "5", "--rounds", "6", "--seed", "3", "--join", "2:+2,4:-1,4:+1"
        };
        Run table = Run.of(joining).good();
        assertThat(table.out()).contains("newcomer 1", "newcomer 3").contains("6 rounds");
        String[] recording = Arrays.copyOf(joining, joining.length + 2);
        recording[joining.length] = "--record";
        recording[joining.length + 1] = "-";
        String record = Run.of(recording).good().out();
        assertThat(record)
                .containsPattern("join {2}F=Fien [34]\njoin {2}G=Gaia 4\n")
                .containsPattern("leave [A-G]\njoin {2}H=Hugo 4\n");
        assertThat(Run.reading(record, "verify", "-").good().out()).contains("all good");
    }

    @Test
    void JOIN_1_anImpossibleComingOrGoingIsRefused() {
        assertThat(Run.of("simulate", "--join", "x").misused().err()).contains("3:+2,6:-1");
        assertThat(Run.of("simulate", "--join", "1:-4").misused().err()).contains("(WHO-1)");
        assertThat(Run.of("simulate", "--join", "1:+9").misused().err()).contains("(WHO-1)");
        assertThat(Run.of("simulate", "--join", "1:+1", "--stats").misused().err())
                .contains("not for statistics");
        assertThat(Run.of("simulate", "--game", "grapples", "--join", "1:+1").misused().err())
                .contains("nobody joins Grapples");
    }

    @Test
    void theSameSeedGivesTheSameBytes() throws IOException {
        String two = Simulated.dalmuti("--seed", "9", "--rounds", "1", "--matches", "2");
        String three = Simulated.dalmuti("--seed", "9", "--rounds", "1", "--matches", "3");
        assertThat(three).startsWith(two);
        assertThat(Simulated.dalmuti("--seed", "10", "--rounds", "1", "--matches", "2"))
                .isNotEqualTo(two);
        Run.of(
                        "simulate",
                        "--seed",
                        "9",
                        "--rounds",
                        "1",
                        "--matches",
                        "2",
                        "--record",
                        "" + folder)
                .good();
        assertThat(
                        Files.readString(folder.resolve("match-000001.drn"))
                                + Files.readString(folder.resolve("match-000002.drn")))
                .isEqualTo(two);
        assertThat(Simulated.grapples("--seed", "9")).isEqualTo(Simulated.grapples("--seed", "9"));
    }

    @Test
    void aRandomSeedIsPrintedSoThatItCanBeRepeated() {
        Run run = Run.of("simulate", "--rounds", "1", "--record", "-").good();
        String seed = run.err().lines().findFirst().orElseThrow();
        assertThat(seed).matches("seed [0-9]+");
        assertThat(Simulated.dalmuti("--rounds", "1", "--seed", seed.substring(5)))
                .isEqualTo(run.out());
    }

    @Test
    void recordsAreNotWrittenOverUnlessForced() {
        String there = folder.resolve("new/folder").toString();
        String[] args = {"simulate", "--rounds", "1", "--seed", "1", "--record", there};
        Run.of(args).good();
        assertThat(Run.of(args).misused().err())
                .isEqualTo(
                        "dalmuti: %s/match-000001.drn is there already: --force writes over it\n"
                                .formatted(there));
        Run.of("simulate", "--rounds", "1", "--seed", "1", "--record", there, "--force").good();
    }

    @Test
    void aSummaryIsPrintedWithoutRecord() {
        Run run = Run.of("simulate", "--rounds", "2", "--matches", "3", "--seed", "1").good();
        assertThat(run.out()).startsWith("3 matches, 6 rounds, ").contains("Greater Dalmuti  ");
        assertThat(Run.of("simulate", "--rounds", "2", "--matches", "3", "--seed", "1").out())
                .isEqualTo(run.out());
        assertThat(Run.of("simulate", "--game", "grapples", "--seed", "1").good().out())
                .startsWith("1 match, 1 game, ")
                .contains("mean grapples");
    }

    @Test
    void SCORE_3_anEndlessMatchNeedsItsRounds() {
        assertThat(Run.of("simulate", "--set", "ending=ENDLESS").misused().err())
                .isEqualTo(
                        "dalmuti: a match with ending=ENDLESS never ends by itself: say --rounds"
                                + " N (SCORE-3)\n");
        Run.of("simulate", "--set", "ending=ENDLESS", "--rounds", "1", "--seed", "1").good();
    }

    @Test
    void WHO_1_anUnusualNumberIsHintedAndAnImpossibleOneRefused() {
        assertThat(
                        Run.of("simulate", "--players", "12", "--rounds", "1", "--seed", "1")
                                .good()
                                .err())
                .startsWith("hint: official is recommended for 5 to 10 players (WHO-1)\n");
        assertThat(Run.of("simulate", "--players", "15").misused().err()).contains("(WHO-1)");
        assertThat(Run.of("simulate", "--game", "grapples", "--players", "9").misused().err())
                .contains("(G-WHO-1)");
    }

    @Test
    void nonsenseIsRefusedInOneLine() {
        assertThat(Run.of("simulate", "--rules", "x").misused().err().lines()).hasSize(1);
        assertThat(Run.of("simulate", "--set", "deck=HALF").misused().err()).contains("(CARD-3)");
        assertThat(Run.of("simulate", "--set", "dick=FULL").misused().err()).contains("deck");
        assertThat(Run.of("simulate", "--rounds", "1001").misused().err()).contains("(SCORE-3)");
        assertThat(Run.of("simulate", "--rounds", "-1").misused().err()).contains("(SCORE-3)");
        Run.of("simulate", "--matches", "0").misused();
        Run.of("simulate", "--players", "six").misused();
        Run.of("simulate", "--record", "/dev/null").misused();
    }
}
