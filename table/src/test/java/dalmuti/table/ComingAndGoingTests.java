package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.table.state.Setting;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/// People come to a running match, leave it, are away, and end it.
class ComingAndGoingTests {

    private static final String LONG = "official ending=ROUNDS(4)";
    private static final Player E = new Player(4);

    private static void goesWell(Notice notice) {
        assertThat(notice).isInstanceOfAny(Notice.Update.class, Notice.Done.class);
    }

    private static Notice.Refused refused(Notice notice) {
        assertThat(notice).isInstanceOf(Notice.Refused.class);
        return (Notice.Refused) notice;
    }

    private static List<Entry> seatings(Party party) {
        return party.evening().journal().stream()
                .map(Entry.Dated::entry)
                .filter(Entry.Seated.class::isInstance)
                .toList();
    }

    @Test
    void JOIN_1_aNewcomerWaitsForTheEndOfTheRoundAndEntersHalfway() {
        Party party = Party.playing(LONG, 4, 21);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion eva = party.another("Eva");
        goesWell(eva.says(ack -> new Request.Sit(ack, 4)));
        assertThat(eva.part("seats")).contains("\"waits\":true");
        assertThat(party.match().order()).doesNotContain(E);
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Window.class));
        assertThat(party.match().order().indexOf(E)).isEqualTo(2);
        assertThat(party.match().scores()).containsEntry(E, 0);
        party.playUntil(party::isOver);
        assertThat(eva.view(Party.JSON).order()).contains(E);
    }

    @Test
    void JOIN_1_withAnOddNumberTheGreaterDalmutiChooses() {
        Party party = Party.playing(LONG, 5, 22);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion fay = party.another("Fay");
        goesWell(fay.says(ack -> new Request.Sit(ack, 5)));
        party.playUntil(() -> party.isIn(Phase.Seating.class));
        Companion first = party.of(party.match().greaterDalmuti());
        assertThat(first.view(Party.JSON).legal())
                .containsExactly(new Move.SeatNewcomer(3), new Move.SeatNewcomer(4));
        goesWell(Party.answers(first, new Move.SeatNewcomer(4)));
        assertThat(party.match().order().indexOf(new Player(5))).isEqualTo(3);
        party.playUntil(party::isOver);
    }

    @Test
    void JOIN_1_whoeverStandsUpAgainDoesNotEnter() {
        Party party = Party.playing(LONG, 4, 23);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion eva = party.another("Eva");
        goesWell(eva.says(ack -> new Request.Sit(ack, 4)));
        goesWell(eva.says(Request.Leave::new));
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Window.class));
        assertThat(party.match().order()).hasSize(4);
    }

    @Test
    void JOIN_1_aChairThatWasGivenUpAndTakenAgainSurvivesAKill() {
        Party party = Party.playing(LONG, 4, 24);
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Tricks.class));
        Companion eva = party.another("Eva");
        Companion fay = party.another("Fay");
        goesWell(eva.says(ack -> new Request.Sit(ack, 4)));
        goesWell(eva.says(Request.Leave::new));
        goesWell(fay.says(ack -> new Request.Sit(ack, 4)));
        Setting before = party.evening().table().setting();
        Entry.Summary summary = party.evening().table().summary();
        party.evening().dies(Optional.of(summary), party.evening().journal().size());
        assertThat(party.evening().table().setting()).isEqualTo(before);
        assertThat(party.evening().table().summary()).isEqualTo(summary);
    }

    @Test
    void JOIN_2_theSeatOfWhoeverLeavesGoesAtTheEndOfTheRound() {
        Party party = Party.playing(LONG, 5, 25);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion last = party.people().getLast();
        goesWell(last.says(Request.Leave::new));
        goesWell(last.says(Request.Leave::new));
        assertThat(last.part("question")).isEmpty();
        assertThat(party.host().part("seats")).contains("\"leaves\":true");
        assertThat(party.match().order()).contains(E);
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Window.class));
        assertThat(party.match().order()).hasSize(4).doesNotContain(E);
        assertThat(party.match().scores()).containsKey(E);
        assertThat(party.evening().table().setting().chairs().getLast())
                .isEqualTo(new Entry.Occupant.Nobody());
    }

    @Test
    void JOIN_2_withFewerThanThreeLeftTheMatchIsOver() {
        Party party = Party.playing(LONG, 3, 26);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        goesWell(party.people().getLast().says(Request.Leave::new));
        party.playUntil(party::isOver);
        assertThat(party.match().round()).isEqualTo(2);
        assertThat(party.evening().journal().stream().map(Entry.Dated::entry))
                .contains(new Entry.Finished(1));
    }

    @Test
    void JOIN_2_whoeverHasLeftMayComeBackAsSomebodyNew() {
        Party party = Party.playing(LONG, 4, 27);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion last = party.people().getLast();
        goesWell(last.says(Request.Leave::new));
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Tricks.class));
        goesWell(last.says(ack -> new Request.Sit(ack, 3)));
        party.playUntil(() -> party.match().round() == 3 && party.isIn(Phase.Window.class));
        assertThat(party.match().order()).contains(E).doesNotContain(new Player(3));
        assertThat(seatings(party)).isNotEmpty();
    }

    @Test
    void SCORE_4_theHostEndsAMatchWithTheRound() {
        Party party = Party.playing("official ending=ENDLESS", 4, 28);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        goesWell(party.host().says(Request.End::new));
        assertThat(party.host().part("stage")).contains("\"ending\":true");
        assertThat(party.isOver()).isFalse();
        party.playUntil(party::isOver);
        assertThat(party.host().part("stage")).contains("CODE-1");
    }

    @Test
    void SCORE_4_allWhoSitEndAMatchTogether() {
        Party party = Party.playing("official ending=ENDLESS", 4, 29);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion onlooker = party.evening().comes("Olga");
        assertThat(refused(onlooker.says(Request.End::new)).rule()).isEqualTo("SCORE-4");
        List<Companion> others = party.people().subList(1, 4);
        others.forEach(it -> goesWell(it.says(Request.End::new)));
        assertThat(party.host().part("stage")).contains("\"ending\":false");
        goesWell(party.host().says(Request.End::new));
        party.playUntil(party::isOver);
        assertThat(party.match().round()).isEqualTo(2);
    }

    @Test
    void whoeverIsLateIsPlayedForAndTakesOverAgain() {
        Party party = Party.playing(LONG, 4, 30);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Player turn = party.evening().table().awaited().iterator().next();
        Companion late = party.of(turn);
        assertThat(late.part("clock")).contains("\"turn\"").contains("\"bank\"");
        party.evening().passes(89_000);
        assertThat(late.question()).isPresent();
        party.evening().passes(3_500);
        assertThat(late.part("seats")).contains("\"standIn\":true");
        assertThat(party.evening().table().awaited()).doesNotContain(turn);
        goesWell(late.says(ack -> new Request.Rest(ack, false)));
        assertThat(late.part("seats")).doesNotContain("\"standIn\":true");
        party.playUntil(() -> late.question().isPresent());
        goesWell(Party.answers(late));
    }

    @Test
    void theBankIsSpentOnlyOnce() {
        Party party = Party.playing(LONG, 4, 31);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Player turn = party.evening().table().awaited().iterator().next();
        Companion slow = party.of(turn);
        party.evening().passes(70_000);
        goesWell(Party.answers(slow));
        party.playUntil(() -> slow.question().isPresent());
        party.evening().passes(49_000);
        assertThat(slow.question()).isPresent();
        party.evening().passes(4_000);
        assertThat(party.evening().table().awaited()).doesNotContain(turn);
    }

    @Test
    void JOIN_2_whoeverIsAwayIsPlayedForAndComesBack() {
        Party party = Party.playing(LONG, 4, 32);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Player turn = party.evening().table().awaited().iterator().next();
        Companion away = party.of(turn);
        party.evening().goes(away);
        party.evening().passes(29_000);
        assertThat(party.evening().table().awaited()).contains(turn);
        party.evening().passes(4_000);
        assertThat(party.evening().table().awaited()).doesNotContain(turn);
        Companion other = party.people().get((turn.index() + 1) % 4);
        assertThat(other.part("seats")).contains("\"standIn\":true");
        Companion back = party.again(away);
        assertThat(other.part("seats")).doesNotContain("\"standIn\":true");
        party.playUntil(() -> back.question().isPresent());
        goesWell(Party.answers(back));
    }

    @Test
    void whoeverRestsTakesOverWithAnAnswer() {
        Party party = Party.playing(LONG, 4, 33);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion resting = party.of(party.evening().table().awaited().iterator().next());
        goesWell(resting.says(ack -> new Request.Rest(ack, true)));
        assertThat(resting.part("seats")).contains("\"standIn\":true");
        goesWell(Party.answers(resting));
        assertThat(resting.part("seats")).doesNotContain("\"standIn\":true");
    }

    @Test
    void whoHasTakenAnotherNameSitsDownAgain() {
        Party party = Party.gathered(LONG, 4, 29);
        String id = party.people().getLast().guest().id();
        Companion renamed = party.evening().comes(new Guest(id, "Renée"));
        renamed.says(Request.Ping::new); // another number, lest it be a repetition
        int before = seatings(party).size();
        goesWell(renamed.says(ack -> new Request.Sit(ack, 3)));
        assertThat(party.host().part("seats")).contains("Renée");
        goesWell(renamed.says(ack -> new Request.Sit(ack, 3)));
        assertThat(seatings(party)).hasSize(before + 1);
    }

    @Test
    void whoHasChosenAFaceShowsItToEverybodyWithoutSittingDownAgain() {
        Party party = Party.playing(LONG, 4, 29);
        String id = party.people().getLast().guest().id();
        var guest = new Guest(id, "Renée", Guest.Sort.PERSON, Optional.of(5));
        party.evening().arrives(party.evening().comes(guest));
        assertThat(party.host().part("seats")).containsOnlyOnce("\"face\":5");
    }

    /// The first to come back does not find the window shut because of the time the server slept.
    @Test
    void REV_6_aWindowIsStillOpenAfterARestart() {
        Party party = Party.playing("official ending=ROUNDS(1)", 4, 77);
        party.playUntil(() -> party.isIn(Phase.Window.class));
        long later = party.evening().now() + 3_600_000;
        var evening = new Evening(party.evening().journal(), 77, later);
        var companion = new Companion(evening, party.host().guest());
        var visitor = new Visitor(companion.guest(), "en", "");
        Pending pending =
                evening.room().arrived(evening.room().welcome(visitor, companion, later), later);
        assertThat(pending.entries().stream().map(Kept::entry))
                .startsWith(new Entry.Dated(later, new Entry.Resumed()))
                .noneMatch(it -> it.entry() instanceof Entry.Did);
    }
}
