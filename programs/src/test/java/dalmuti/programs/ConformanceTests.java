package dalmuti.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.programs.Conformance.Finding;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

class ConformanceTests {

    private static final ProgramLimits PATIENT =
            new ProgramLimits(
                    Duration.ofSeconds(30), Duration.ofSeconds(30), 0, 1, Redirect.INHERIT);

    private static List<Finding> findings(List<String> command, ProgramLimits limits) {
        var findings = new ArrayList<Finding>();
        boolean good = new Conformance(command, limits, findings::add).check();
        assertThat(good).isEqualTo(findings.stream().allMatch(Finding::isGood));
        return findings;
    }

    private static List<String> flaws(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> !finding.isGood())
                .map(finding -> finding.check() + ": " + finding.sentence())
                .toList();
    }

    @Test
    void aGoodProgramPasses() {
        List<Finding> findings = findings(Script.GOOD.command(), PATIENT);
        assertThat(flaws(findings)).isEmpty();
        assertThat(findings).extracting(Finding::check).contains("grapples: offered", "stop");
    }

    @Test
    void aLiarFailsWithASentence() {
        assertThat(flaws(findings(Script.LYING.command(), PATIENT)))
                .contains("grapples: ownTurn: it chose move 999 of 4, counted from 0");
    }

    @Test
    void aProgramThatSaysNothingFailsAtOnce() {
        var hasty =
                new ProgramLimits(
                        Duration.ofMillis(300), Duration.ofSeconds(1), 0, 1, Redirect.INHERIT);
        assertThat(flaws(findings(Script.MUTE_FROM_THE_START.command(), hasty)))
                .containsExactly("hello: it did not answer within 300 ms");
    }

    @Test
    void everyKindOfDecisionIsAskedFor() {
        assertThat(Situations.ofDalmuti().kinds())
                .containsOnlyKeys(
                        "cutting",
                        "misdealt",
                        "replacing",
                        "window",
                        "taxing",
                        "naming",
                        "exchanging",
                        "offering",
                        "answering",
                        "tricks",
                        "seating");
        assertThat(Situations.ofGrapples().kinds())
                .containsOnlyKeys(
                        "ownTurn",
                        "lookedAtTop",
                        "settling",
                        "asked",
                        "offered",
                        "pointing",
                        "choosingDirection");
    }

    @Test
    void theExampleInPythonPasses() {
        Assumptions.assumeTrue(
                hasPython(), "python3 is not here, so the example in Python is not tried");
        assertThat(flaws(findings(List.of("python3", "../examples/bot.py"), PATIENT))).isEmpty();
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException | InterruptedException e) {
            return false;
        }
    }
}
