package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// The system's clock is set by an hour while the server does not run, in every phase in which a
/// match waits for something. What was waited for has all its time, and no more. (While the server
/// runs a table's clock can't be set.)
class SetClockTests {

    private static final int SEEDS = 40;
    private static final int PLAYERS = 7;
    private static final long HOUR_MS = 3_600_000;

    /// The longest that a table waits for anything: for somebody who is there and does nothing.
    private static final long LONGEST_WAIT_MS = 600_000;

    private static final long PLEDGING_MS = 2_000;
    private static final long WINDOW_MS = 8_000;

    private static final Set<String> PHASES =
            new TreeSet<>(
                    List.of(
                            "Drawing",
                            "Shuffling-OPEN",
                            "Cutting",
                            "Misdealt",
                            "Replacing",
                            "Window",
                            "Taxing",
                            "Offering",
                            "Answering",
                            "Tricks"));

    private static Plan plan() {
        String rules =
                "manual-es ending=ROUNDS(2) cut=on misdeal=0.5 misdealCard=CHOSEN"
                        + " firstRoundTax=yes";
        var customs = new Plan.Customs(30, 30, 8, 10, Plan.Pace.NATURAL, true, true);
        return new Plan("dalmuti", rules, PLAYERS, true, "", customs);
    }

    private static String phase(Party party) {
        return party.match().phase() instanceof Phase.Shuffling(var doors)
                ? "Shuffling-" + doors
                : party.match().phase().getClass().getSimpleName();
    }

    private static long moves(Evening evening) {
        return evening.journal().stream().filter(it -> it.entry() instanceof Entry.Did).count();
    }

    /// What is done at the first moment of each phase.
    private interface Trial {
        void in(String phase, Party party);
    }

    private static void everywhere(Trial trial) {
        Set<String> tried = new TreeSet<>();
        for (int seed = 0; seed < SEEDS && !tried.containsAll(PHASES); ) {
            Party party = Party.gathered(plan(), PLAYERS, seed);
            party.host().says(Request.Start::new);
            party.playUntil(() -> party.isOver() || !tried.contains(phase(party)));
            if (party.isOver()) {
                seed++;
            } else {
                String phase = phase(party);
                tried.add(phase);
                trial.in(phase, party);
            }
        }
        assertThat(tried).containsAll(PHASES);
    }

    @ParameterizedTest
    @CsvSource({"-1", "0", "1", "1000"})
    void noWindowClosesEarlyAndNoneStaysOpen(int hours) {
        everywhere(
                (phase, party) -> {
                    Evening evening = party.evening();
                    long moves = moves(evening);
                    evening.diesAndWakesAt(evening.now() + hours * HOUR_MS);
                    List.copyOf(party.people()).forEach(party::again);
                    boolean pledging = phase.equals("Drawing");
                    evening.passes((pledging ? PLEDGING_MS : WINDOW_MS) - 1);
                    assertThat(moves(evening)).as(phase).isEqualTo(moves);
                    assertThat(evening.room().alarm() - evening.now())
                            .as(phase)
                            .isLessThanOrEqualTo(LONGEST_WAIT_MS);
                    long before = evening.now();
                    party.playUntil(party::isOver);
                    assertThat(evening.now() - before).as(phase).isLessThan(HOUR_MS);
                });
    }

    @ParameterizedTest
    @CsvSource({"-1", "1"})
    void aMatchThatNobodyComesBackToIsPlayedToItsEndByBots(int hours) {
        everywhere(
                (phase, party) -> {
                    Evening evening = party.evening();
                    evening.diesAndWakesAt(evening.now() + hours * HOUR_MS);
                    long before = evening.now();
                    evening.until(party::isOver);
                    assertThat(evening.now() - before).as(phase).isLessThan(HOUR_MS);
                });
    }

    @ParameterizedTest
    @CsvSource({"-1", "1"})
    void botsGoOn(int hours) {
        var evening =
                new Evening(Evening.plan("dalmuti", "official ending=ROUNDS(3)", 5, "cook"), 9);
        Companion host = evening.comes("P0");
        host.says(Request.Leave::new);
        host.says(Request.Start::new);
        for (int i = 0; i < 20 && evening.table().isPlaying(); i++) {
            evening.passes(10_000);
            evening.diesAndWakesAt(evening.now() + hours * HOUR_MS);
            long moves = moves(evening);
            evening.passes(10_000);
            assertThat(moves(evening) > moves || !evening.table().isPlaying()).isTrue();
        }
    }

    @Test
    void REC_8_whoeverIsForgottenWhileATableSleepsClosesNoWindow() {
        Party party = Party.playing("official", 4, 7);
        party.playUntil(() -> party.isIn(Phase.Window.class));
        Evening evening = party.evening();
        evening.sleepsUntil(evening.now() + HOUR_MS);
        evening.forget("g3");
        assertThat(party.isIn(Phase.Window.class)).isTrue();
    }
}
