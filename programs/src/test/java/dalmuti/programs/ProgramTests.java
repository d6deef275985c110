package dalmuti.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.bots.Fault;
import dalmuti.bots.roster.Roster;
import dalmuti.wire.program.GrapplesPhrasing;

import grapples.Choice;
import grapples.View;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

class ProgramTests {

    /// Nobody here is measured: who is not meant to be late has all the time in the world.
    private static final ProgramLimits PATIENT = limits(Duration.ofSeconds(30));

    private static final ProgramLimits IMPATIENT = limits(Duration.ofMillis(300));

    private static ProgramLimits limits(Duration move) {
        return new ProgramLimits(Duration.ofSeconds(30), move, 2, 1, Redirect.DISCARD);
    }

    private static final List<Situations.Asked<View, Choice>> MATCH =
            Situations.ofGrapples().match();

    private static ProgramBot<View, Choice> bot(Script script, ProgramLimits limits) {
        return bot(script.command(), limits);
    }

    private static ProgramBot<View, Choice> bot(List<String> command, ProgramLimits limits) {
        return ProgramBot.of(
                command,
                limits,
                new GrapplesPhrasing(),
                Roster.grapples().named("worth").orElseThrow());
    }

    private static void play(ProgramBot<View, Choice> bot, int decisions) {
        for (Situations.Asked<View, Choice> asked : MATCH.subList(0, decisions)) {
            Choice chosen = bot.choose(asked.view(), asked.legal(), new SplittableRandom(1));
            assertThat(asked.legal()).contains(chosen);
        }
    }

    @AfterEach
    void nothingIsLeftRunning() {
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .as("processes that are left")
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"GOOD", "WORDY", "STALE"})
    void aProgramThatAnswersIsNeverReplaced(Script script) {
        try (var bot = bot(script, PATIENT)) {
            play(bot, MATCH.size());
            assertThat(bot.faults()).hasToString("");
        }
    }

    @Test
    void itsChoiceCounts() {
        try (var bot = bot(Script.GOOD, PATIENT)) {
            Situations.Asked<View, Choice> asked = MATCH.getFirst();
            assertThat(bot.choose(asked.view(), asked.legal(), new SplittableRandom(1)))
                    .isEqualTo(asked.legal().getFirst());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "LYING, ILLEGAL",
        "NEGATIVE, ILLEGAL",
        "GARBLED, GARBAGE",
        "DYING, DIED",
        "FLOODING_A_LINE, TOO_LONG",
        "FLOODING_LINES, TOO_LONG",
        "OF_ANOTHER_PROTOCOL, GARBAGE"
    })
    void aProgramThatFailsIsReplacedForEveryMove(Script script, Fault fault) {
        try (var bot = bot(script, PATIENT)) {
            play(bot, 2);
            assertThat(bot.faults().count(fault)).isEqualTo(2);
            assertThat(bot.faults().total()).isEqualTo(2);
        }
    }

    @Test
    void aProgramThatIsLateIsReplaced() {
        try (var bot = bot(Script.SLOW, IMPATIENT)) {
            play(bot, 4);
            assertThat(bot.faults().count(Fault.LATE)).isEqualTo(4);
        }
    }

    @Test
    void aProgramThatSaysNoHelloIsGivenUp() {
        var hasty =
                new ProgramLimits(
                        Duration.ofMillis(300), Duration.ofSeconds(1), 0, 1, Redirect.DISCARD);
        try (var bot = bot(Script.MUTE_FROM_THE_START, hasty)) {
            play(bot, 3);
            assertThat(bot.faults()).hasToString("1 late, 2 died");
        }
    }

    @Test
    void whatCannotBeStartedIsReplaced() {
        try (var bot = bot(List.of("no-such-program-anywhere"), PATIENT)) {
            play(bot, 5);
            assertThat(bot.faults()).hasToString("5 died");
        }
    }

    @Test
    void aProgramThatDiesIsStartedAgainButNotForEver(@TempDir Path folder) throws Exception {
        Path log = folder.resolve("log");
        List<String> dying = Script.DYING.command();
        List<String> counting = List.of("sh", "-c", "echo started >&2; " + dying.getLast());
        ProgramLimits logged = PATIENT.withLog(Redirect.appendTo(log.toFile()));
        try (var bot = bot(counting, logged)) {
            play(bot, 6);
            assertThat(bot.faults()).hasToString("6 died");
        }
        assertThat(Files.readAllLines(log)).hasSize(3);
    }

    @Test
    void whatAProgramHasStartedEndsWithIt() {
        List<String> breeding =
                List.of("sh", "-c", "sleep 300 & sleep 300 & " + Script.GOOD.command().getLast());
        try (var bot = bot(breeding, PATIENT)) {
            play(bot, 1);
            assertThat(bot.faults()).hasToString("");
        }
    }

    @Test
    void theGamesOfAProgramAreKnown() throws Exception {
        try (var program = new Program(Script.GOOD.command(), PATIENT)) {
            assertThat(program.games()).containsExactly("grapples");
        }
        try (var program = new Program(Script.OF_ANOTHER_PROTOCOL.command(), PATIENT)) {
            assertThatThrownBy(program::games)
                    .isInstanceOf(FaultException.class)
                    .hasMessage("it speaks protocol 7, and not 1");
        }
    }

    @Test
    void aNameSaysTheCommand() {
        assertThat(Programs.command("program:python3 'my bots/bot.py' --level \"3 4\""))
                .contains(List.of("python3", "my bots/bot.py", "--level", "3 4"));
        assertThat(Programs.command("program:")).isEqualTo(Optional.empty());
        assertThat(Programs.command("greedy")).isEqualTo(Optional.empty());
    }
}
