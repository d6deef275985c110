package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/// A match without points, whose table is the social order.
class WithoutPointsTests {

    private static final String[] MATCH = {
        "simulate", "--rules", "italian", "--rounds", "5", "--seed", "3"
    };

    @TempDir private Path folder = Path.of("");

    @Test
    void SCORE_1_theEndNamesWhoeverWasGreaterDalmutiForMostRounds() {
        Run.of(and("--record", folder.toString())).good();
        String told = Run.of("replay", folder.resolve("match-000001.drn").toString()).good().out();
        assertThat(told)
                .endsWith(
                        """
                        The match is over
                          Bo ends as Greater Dalmuti
                          Greater Dalmuti for most rounds: Fien (2)

                        """)
                .doesNotContain("points", "total");
    }

    @Test
    void SCORE_1_simulationsCountRoundsAsGreaterDalmuti() {
        assertThat(Run.of(MATCH).good().out())
                .contains("rounds as Greater Dalmuti")
                .doesNotContain("points");
    }

    @Test
    void SCORE_1_theLabTellsPlacesInTheirStead() {
        String measured = Run.of(and("--stats", "--matches", "3")).good().out();
        assertThat(measured).contains("places above last").doesNotContain("points");
        String beside =
                Run.of(and("--matches", "3", "--compare", "italian", "--compare", "italian cut=on"))
                        .good()
                        .out();
        assertThat(beside).contains("What the rules change").doesNotContain("points");
        String arena =
                Run.of(
                                "arena",
                                "--rules",
                                "italian",
                                "--matches",
                                "--rounds",
                                "3",
                                "--deals",
                                "2",
                                "--players",
                                "5",
                                "greedy",
                                "peasant")
                        .good()
                        .out();
        assertThat(arena).contains("places above last", "won").doesNotContain("points", "total");
    }

    private static String[] and(String... more) {
        var all = new String[MATCH.length + more.length];
        System.arraycopy(MATCH, 0, all, 0, MATCH.length);
        System.arraycopy(more, 0, all, MATCH.length, more.length);
        return all;
    }
}
