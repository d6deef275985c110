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

    private static String[] and(String... more) {
        var all = new String[MATCH.length + more.length];
        System.arraycopy(MATCH, 0, all, 0, MATCH.length);
        System.arraycopy(more, 0, all, MATCH.length, more.length);
        return all;
    }
}
