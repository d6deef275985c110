package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import grapples.Choice;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/// Everybody deserts a match, in every phase in which it can wait for somebody, and it ends all the
/// same.
class DesertionTests {

    private static final long LONGEST_MS = 4 * 3_600_000L;
    private static final int SEEDS = 40;
    private static final int PLAYERS = 7;
    private static final int SEATS = 4;
    private static final long HOUR_MS = 3_600_000;
    private static final GrapplesJson GRAPPLES = new GrapplesJson();

    /// How people desert a match.
    enum Way {
        /// They lose their connections.
        GO,
        /// They give their chairs up (JOIN-2).
        LEAVE,
        /// They stay and do nothing, where there is no clock.
        DOZE;

        void all(Evening evening, List<Companion> people) {
            switch (this) {
                case GO -> people.forEach(evening::goes);
                case LEAVE -> people.forEach(it -> it.says(Request.Leave::new));
                case DOZE -> {}
            }
        }

        Plan plan(String game, String rules, int seats) {
            int turn = this == DOZE ? 0 : 30;
            var customs = new Plan.Customs(turn, turn, 8, 10, Plan.Pace.NATURAL, true, true);
            return new Plan(game, rules, seats, true, "", customs);
        }
    }

    private static String phase(Object state) {
        return switch (state) {
            case dalmuti.Match match ->
                    match.phase() instanceof Phase.Shuffling(var doors)
                            ? "Shuffling-" + doors
                            : match.phase().getClass().getSimpleName();
            case grapples.Match match -> match.phase().getClass().getSimpleName();
            default -> throw new IllegalStateException("Another game");
        };
    }

    private static String phase(Evening evening) {
        return phase(evening.table().running().orElseThrow().state());
    }

    @ParameterizedTest
    @CsvSource({
        "official trade=NONE, GO, Misdealt Replacing",
        "official trade=NONE, LEAVE, Misdealt Replacing",
        "official trade=NONE, DOZE, Misdealt Replacing",
        "manual-es, GO, Misdealt Replacing Offering Answering",
        "manual-es, LEAVE, Misdealt Replacing Offering Answering",
        "manual-es, DOZE, Misdealt Replacing Offering Answering",
        "dutch, GO, Misdealt Replacing",
        "dutch, LEAVE, Misdealt Replacing",
        "dutch, DOZE, Misdealt Replacing",
        "korean, GO, Misdealt Replacing Naming Exchanging",
        "korean, LEAVE, Misdealt Replacing Naming Exchanging",
        "korean, DOZE, Misdealt Replacing Naming Exchanging",
        "official trade=FIRST_MERCHANT_RANDOM, GO, Naming",
        "official trade=FIRST_MERCHANT_RANDOM, LEAVE, Naming"
    })
    void aMatchThatEverybodyDesertsEnds(String preset, Way way, String reached) {
        String rules =
                preset
                        + " ending=ROUNDS(2) cut=on misdeal=0.5 misdealCard=CHOSEN"
                        + " firstRoundTax=yes";
        var wanted = new TreeSet<>(List.of(reached.split(" ", -1)));
        wanted.addAll(List.of("Drawing", "Shuffling-OPEN", "Shuffling-ENTERING"));
        wanted.addAll(List.of("Cutting", "Window", "Taxing", "Tricks", "Seating"));
        Set<String> tried = new TreeSet<>();
        for (int seed = 0; seed < SEEDS && !tried.containsAll(wanted); ) {
            Party party = begun(way.plan("dalmuti", rules, PLAYERS), seed);
            party.playUntil(() -> party.isOver() || !tried.contains(phase(party.evening())));
            if (party.isOver()) {
                seed++;
            } else {
                tried.add(phase(party.evening()));
                desert(party.evening(), party.people(), way);
            }
        }
        assertThat(tried).containsAll(wanted);
    }

    /// A match, which somebody may wait to join (JOIN-1).
    private static Party begun(Plan plan, long seed) {
        Party party = Party.gathered(plan, PLAYERS, seed);
        party.host().says(Request.Start::new);
        if (seed % 2 == 0) {
            party.another("Fay").says(ack -> new Request.Sit(ack, PLAYERS));
        }
        return party;
    }

    private static void desert(Evening evening, List<Companion> people, Way way) {
        String phase = phase(evening);
        long left = evening.now();
        way.all(evening, people);
        evening.until(() -> !evening.table().isPlaying());
        assertThat(evening.journal()).anyMatch(it -> it.entry() instanceof Entry.Finished);
        assertThat(evening.now() - left).as(phase).isLessThan(LONGEST_MS);
    }

    @ParameterizedTest
    @CsvSource({
        "standard, GO, Pointing",
        "standard, LEAVE, Pointing",
        "standard, DOZE, Pointing",
        "standard aceAsks=on queenConsent=on, GO, Asked Offered Pointing",
        "standard aceAsks=on queenConsent=on, LEAVE, Asked Offered Pointing",
        "standard aceAsks=on queenConsent=on, DOZE, Asked Offered Pointing",
        "standard doubleDown=FORCED doubleDownChain=on, GO, Pointing"
    })
    void aMatchOfGrapplesThatEverybodyDesertsEnds(String preset, Way way, String reached) {
        var wanted = new TreeSet<>(List.of(reached.split(" ", -1)));
        wanted.addAll(List.of("Drawing", "OwnTurn", "LookedAtTop", "Settling"));
        wanted.add("ChoosingDirection");
        Set<String> tried = new TreeSet<>();
        for (int seed = 0; seed < SEEDS && !tried.containsAll(wanted); ) {
            var evening = new Evening(way.plan("grapples", preset + " games=2", SEATS), seed);
            List<Companion> people = gathered(evening);
            play(evening, people, new SplittableRandom(seed), tried);
            if (!evening.table().isPlaying()) {
                seed++;
            } else {
                tried.add(phase(evening));
                desert(evening, people, way);
            }
        }
        assertThat(tried).containsAll(wanted);
    }

    @Test
    void anEndlessMatchThatBotsPlayForAnOpenPageEnds() {
        Party party = Party.playing("official ending=ENDLESS", 4, 95);
        party.people().forEach(it -> it.says(ack -> new Request.Rest(ack, true)));
        party.evening().passes(HOUR_MS - 1);
        assertThat(party.isOver()).isFalse();
        party.evening().passes(HOUR_MS);
        assertThat(party.isOver()).isTrue();
    }

    @Test
    void botsPlayOnByThemselvesForAsLongAsSomebodyLooks() {
        var evening = new Evening(Evening.plan("dalmuti", "official ending=ENDLESS", 5, "cook"), 9);
        Companion host = evening.comes("P0");
        evening.passes(HOUR_MS / 2); // the table is awake for longer than a deserted match lasts
        host.says(Request.Leave::new);
        host.says(Request.Start::new);
        evening.passes(HOUR_MS / 3);
        assertThat(evening.table().isPlaying()).isTrue();
        evening.goes(host);
        evening.passes(HOUR_MS / 3);
        assertThat(evening.table().isPlaying()).isFalse();
    }

    private static List<Companion> gathered(Evening evening) {
        var people = new ArrayList<Companion>();
        for (int seat = 0; seat < SEATS; seat++) {
            int chair = seat;
            people.add(evening.comes("P" + seat));
            if (seat > 0) {
                people.getLast().says(ack -> new Request.Sit(ack, chair));
            }
        }
        people.getFirst().says(Request.Start::new);
        return people;
    }

    /// Whoever is asked does something, until that is in a new phase.
    private static void play(
            Evening evening, List<Companion> people, RandomGenerator dice, Set<String> tried) {
        while (evening.table().isPlaying() && tried.contains(phase(evening))) {
            people.stream()
                    .filter(it -> it.question().isPresent())
                    .findFirst()
                    .ifPresentOrElse(
                            it -> answer(it, dice),
                            () -> evening.passes(1_000)); // a pause between two games
        }
    }

    private static void answer(Companion companion, RandomGenerator dice) {
        List<Choice> legal = companion.view(GRAPPLES).legal();
        String choice = GRAPPLES.move(legal.get(dice.nextInt(legal.size())));
        int question = companion.question().orElseThrow();
        companion.says(ack -> new Request.Answer(ack, question, choice));
    }
}
