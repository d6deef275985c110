package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;

/// There is nothing that a table waits for without end: people leave it in every phase, and the
/// match ends all the same.
class DeadlineTests {

    private static final String MANY =
            "official ending=ROUNDS(2) cut=on misdeal=0.5 misdealCard=CHOSEN trade=";
    private static final long HOUR = 3_600_000;
    private static final int SEEDS = 40;

    private static Class<?> phase(String name) {
        return Arrays.stream(Phase.class.getPermittedSubclasses())
                .filter(it -> it.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /// A match in which that phase was reached.
    private static Party reached(String rules, Class<?> phase) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Party party = Party.playing(rules, 7, seed);
            party.playUntil(() -> phase.isInstance(party.match().phase()) || party.isOver());
            if (!party.isOver()) {
                return party;
            }
        }
        throw new AssertionError(phase + " was not reached");
    }

    private static void endsAlone(Evening evening) {
        long left = evening.now();
        evening.until(() -> !evening.table().isPlaying());
        assertThat(evening.journal().getLast().entry()).isInstanceOf(Entry.Finished.class);
        assertThat(evening.now() - left).isLessThan(HOUR);
    }

    @ParameterizedTest
    @CsvSource({
        "Shuffling, NONE",
        "Cutting, NONE",
        "Misdealt, NONE",
        "Replacing, NONE",
        "Window, NONE",
        "Taxing, NONE",
        "Naming, FIRST_MERCHANT_CHOOSES",
        "Exchanging, FIRST_MERCHANT_CHOOSES",
        "Naming, FIRST_MERCHANT_RANDOM",
        "Offering, MERCHANTS_OFFER",
        "Answering, MERCHANTS_OFFER",
        "Tricks, NONE"
    })
    void aMatchThatEverybodyLeavesEnds(String phase, String trade) {
        Party party = reached(MANY + trade, phase(phase));
        party.people().forEach(party.evening()::goes);
        endsAlone(party.evening());
    }

    @ParameterizedTest
    @CsvSource({"Drawing", "Window", "Taxing", "Tricks"})
    void aMatchInWhichEverybodySitsAndDoesNothingEnds(String phase) {
        var customs = new Plan.Customs(0, 0, 8, 10, Plan.Pace.NATURAL, true, true);
        var plan = new Plan("dalmuti", "official ending=ROUNDS(1)", 4, true, "", customs);
        Party party = Party.gathered(plan, 4, 91);
        party.host().says(Request.Start::new);
        party.playUntil(() -> phase(phase).isInstance(party.match().phase()));
        endsAlone(party.evening());
    }

    @Test
    void JOIN_1_aNewcomerIsSeatedThoughEverybodyHasGone() {
        Party party = Party.playing("official ending=ROUNDS(2)", 5, 92);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        party.another("Fay").says(ack -> new Request.Sit(ack, 5));
        party.playUntil(() -> party.isIn(Phase.Seating.class));
        party.people().forEach(party.evening()::goes);
        endsAlone(party.evening());
        assertThat(party.match().order()).hasSize(6);
    }

    @Test
    void JOIN_2_aMatchThatEverybodyLeavesForGoodEnds() {
        Party party = Party.playing("official ending=ENDLESS", 5, 93);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        party.people().forEach(it -> it.says(Request.Leave::new));
        party.evening().until(party::isOver);
        assertThat(party.match().round()).isEqualTo(2);
    }

    @Test
    void aPauseEndsThoughEverybodyHasGone() {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, 94);
        party.playUntil(() -> party.match().round() == 2);
        party.people().forEach(party.evening()::goes);
        endsAlone(party.evening());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "OwnTurn",
                "LookedAtTop",
                "Settling",
                "Asked",
                "Offered",
                "Pointing",
                "ChoosingDirection"
            })
    void aMatchOfGrapplesThatEverybodyLeavesEnds(String phase) {
        String rules = "standard games=2 aceAsks=on queenConsent=on";
        for (int seed = 0; seed < SEEDS; seed++) {
            var evening = new Evening(Evening.plan("grapples", rules, 4, "cook"), seed);
            Companion ana = evening.comes("Ana");
            ana.says(Request.Start::new);
            ana.says(ack -> new Request.Rest(ack, true));
            evening.until(() -> isIn(evening, phase) || !evening.table().isPlaying());
            if (evening.table().isPlaying()) {
                evening.goes(ana);
                endsAlone(evening);
                return;
            }
        }
        throw new AssertionError(phase + " was not reached");
    }

    private static boolean isIn(Evening evening, String phase) {
        var match = (grapples.Match) evening.table().running().orElseThrow().state();
        return match.phase().getClass().getSimpleName().equals(phase);
    }
}
