package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.shell.Status;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Damaged records are refused with a line and a rule, or they are still good, and nothing else.
class FuzzTests {

    private static final String CHARACTERS = "0123456789ABCDEFJx?+->=*[]{}\"; \n\u0000é한";
    private static final String SAID = "-:[0-9]+: .+ \\((G-)?[A-Z]+-[0-9]+\\)\n";

    @Test
    @Timeout(60)
    void damagedRecordsOfDalmutiAreRefused() {
        var sources = new ArrayList<String>();
        for (String preset : List.of("official", "manual-es", "dutch", "korean")) {
            String rounds = preset.equals("korean") ? "2" : "1"; // TAX-6: its tax begins in round 2
            sources.add(
                    Simulated.dalmuti(
                            "--rules",
                            preset,
                            "--seed",
                            "3",
                            "--rounds",
                            rounds,
                            "--players",
                            "6"));
        }
        damage(sources, 2_000);
    }

    @Test
    @Timeout(60)
    void damagedRecordsOfGrapplesAreRefused() {
        damage(List.of(Simulated.grapples("--seed", "3", "--players", "3")), 300);
    }

    private static void damage(List<String> sources, int times) {
        var dice = new SplittableRandom(20_251_115);
        int flawed = 0;
        for (int i = 0; i < times; i++) {
            String damaged = damaged(sources.get(i % sources.size()), dice);
            Run run = Run.reading(damaged, "verify", "-");
            assertThat(run.status()).as(damaged).isIn(Status.GOOD, Status.FLAWED);
            if (run.status() == Status.FLAWED) {
                flawed++;
                assertThat(run.out()).as(damaged).matches(SAID);
            }
        }
        assertThat(flawed).as("what is damaged is mostly noticed").isGreaterThan(times / 2);
    }

    private static String damaged(String text, RandomGenerator dice) {
        int at = dice.nextInt(text.length());
        String other = CHARACTERS.substring(dice.nextInt(CHARACTERS.length()));
        return switch (dice.nextInt(5)) {
            case 0 -> text.substring(0, at) + other.charAt(0) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + other.charAt(0) + text.substring(at);
            case 2 -> text.substring(0, at) + text.substring(at + 1);
            case 3 -> text.substring(0, at);
            default -> withoutLine(text, dice);
        };
    }

    /// One line taken out and put in somewhere else.
    private static String withoutLine(String text, RandomGenerator dice) {
        var lines = new ArrayList<>(text.lines().toList());
        String line = lines.remove(dice.nextInt(lines.size()));
        if (dice.nextBoolean()) {
            lines.add(dice.nextInt(lines.size()), line);
        }
        return String.join("\n", lines) + "\n";
    }
}
