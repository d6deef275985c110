package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.table.game.Bots;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

/// What a host may do, and who else may when the host is away.
class HostTests {

    private static final String RULES = "official ending=ROUNDS(1)";

    private static void goesWell(Notice notice) {
        assertThat(notice).isInstanceOfAny(Notice.Update.class, Notice.Done.class);
    }

    private static void isRefused(Notice notice, String key) {
        assertThat(notice).isInstanceOf(Notice.Refused.class);
        assertThat(((Notice.Refused) notice).key()).isEqualTo(key);
    }

    private static Entry.Occupant chair(Party party, int seat) {
        return party.evening().table().setting().chairs().get(seat);
    }

    @Test
    void aHostSeatsABotAndTakesItAway() {
        Party party = Party.gathered(Evening.plan("dalmuti", RULES, 5, ""), 3, 41);
        goesWell(party.host().says(ack -> new Request.SeatBot(ack, 3, "cook")));
        assertThat(chair(party, 3)).isInstanceOf(Entry.Occupant.Bot.class);
        goesWell(party.host().says(ack -> new Request.SeatBot(ack, 3, "")));
        assertThat(chair(party, 3)).isEqualTo(new Entry.Occupant.Nobody());
        isRefused(party.host().says(ack -> new Request.SeatBot(ack, 3, "god")), "table.no-level");
        isRefused(party.host().says(ack -> new Request.SeatBot(ack, 1, "cook")), "table.taken");
        isRefused(party.host().says(ack -> new Request.SeatBot(ack, 9, "cook")), "table.no-seat");
    }

    @Test
    void onlyTheHostHasTheSay() {
        Party party = Party.gathered(Evening.plan("dalmuti", RULES, 5, ""), 3, 42);
        Companion other = party.people().get(1);
        isRefused(other.says(Request.Start::new), "table.hosts-only");
        isRefused(other.says(ack -> new Request.SeatBot(ack, 3, "cook")), "table.hosts-only");
        isRefused(other.says(ack -> new Request.Remove(ack, 2)), "table.hosts-only");
        isRefused(other.says(ack -> new Request.HandOver(ack, 1)), "table.hosts-only");
        isRefused(other.says(ack -> new Request.Mute(ack, 2, true)), "table.hosts-only");
    }

    @Test
    void whoeverIsRemovedMayNotSitAgain() {
        Party party = Party.gathered(RULES, 4, 43);
        Companion removed = party.people().get(2);
        goesWell(party.host().says(ack -> new Request.Remove(ack, 2)));
        assertThat(chair(party, 2)).isEqualTo(new Entry.Occupant.Nobody());
        isRefused(removed.says(ack -> new Request.Sit(ack, 2)), "table.barred");
    }

    @Test
    void JOIN_2_whoeverIsRemovedFromAMatchLeavesWithTheRound() {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, 44);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        goesWell(party.host().says(ack -> new Request.Remove(ack, 2)));
        goesWell(party.host().says(ack -> new Request.Remove(ack, 2)));
        assertThat(chair(party, 2)).isInstanceOf(Entry.Occupant.Person.class);
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Tricks.class));
        assertThat(chair(party, 2)).isEqualTo(new Entry.Occupant.Nobody());
        assertThat(party.match().order()).hasSize(3);
    }

    @Test
    void aHostHandsOver() {
        Party party = Party.gathered(RULES, 3, 45);
        goesWell(party.host().says(ack -> new Request.HandOver(ack, 1)));
        isRefused(party.host().says(Request.Start::new), "table.hosts-only");
        goesWell(party.people().get(1).says(Request.Start::new));
    }

    @Test
    void theSayOfAHostWhoIsAwayFallsToTheNext() {
        Party party = Party.gathered(RULES, 3, 46);
        Companion next = party.people().get(1);
        assertThat(next.part("you")).contains("\"say\":false");
        party.evening().goes(party.host());
        assertThat(next.part("you")).contains("\"say\":false");
        party.evening().passes(30_000);
        assertThat(next.part("you")).contains("\"say\":true");
        isRefused(party.people().get(2).says(Request.Start::new), "table.hosts-only");
        party.again(party.host());
        isRefused(next.says(Request.Start::new), "table.hosts-only");
        party.evening().goes(party.host());
        isRefused(next.says(Request.Start::new), "table.hosts-only");
        party.evening().passes(30_000);
        goesWell(next.says(Request.Start::new));
    }

    @Test
    void whenTheHostLeavesForGoodTheNextIsTheHost() {
        Party party = Party.gathered(RULES, 4, 47);
        goesWell(party.host().says(Request.Leave::new));
        isRefused(party.host().says(Request.Start::new), "table.hosts-only");
        goesWell(party.people().get(1).says(Request.Start::new));
    }

    @Test
    void WHO_1_aMatchNeedsEnoughPeople() {
        Party party = Party.gathered(Evening.plan("dalmuti", RULES, 4, ""), 2, 48);
        assertThat(party.host().says(Request.Start::new)).isInstanceOf(Notice.Refused.class);
        assertThat(party.evening().table().running()).isEmpty();
    }

    @Test
    void theGreaterDalmutiNeedNotWaitForTheNextRound() {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, 49);
        isRefused(party.host().says(Request.NextRound::new), "table.no-pause");
        party.playUntil(() -> party.match().round() == 2);
        Companion first = party.of(party.match().greaterDalmuti());
        assertThat(first.part("clock")).contains("\"pause\"");
        goesWell(first.says(Request.NextRound::new));
        party.evening().passes(4_000);
        assertThat(party.isIn(Phase.Shuffling.class)).isFalse();
    }

    @Test
    void aRematchIsAMatchOfItsOwn() {
        Party party = Party.playing(RULES, 3, 50);
        party.playUntil(party::isOver);
        goesWell(party.host().says(Request.Start::new));
        party.playUntil(party::isOver);
        assertThat(party.host().part("stage")).contains("CODE-2");
    }

    @Test
    void aHostSeatsSomebodyWhoLooksOn() {
        Party party = Party.gathered(Evening.plan("dalmuti", RULES, 5, "cook"), 3, 51);
        Companion eva = party.another("Eva");
        String id = eva.guest().id();
        assertThat(party.host().part("watching")).contains(id, "Eva");
        assertThat(party.people().get(1).part("watching")).isEmpty();
        goesWell(party.host().says(ack -> new Request.Seat(ack, 3, id)));
        assertThat(chair(party, 3)).isEqualTo(new Entry.Occupant.Person(id, "Eva"));
        assertThat(eva.part("you")).contains("\"seat\":3");
        assertThat(party.host().part("watching")).isEmpty();
    }

    @Test
    void nobodyIsSeatedWhoCannotBe() {
        Party party = Party.gathered(Evening.plan("dalmuti", RULES, 5, ""), 4, 52);
        Companion eva = party.another("Eva");
        String id = eva.guest().id();
        isRefused(eva.says(ack -> new Request.Seat(ack, 4, id)), "table.hosts-only");
        isRefused(party.host().says(ack -> new Request.Seat(ack, 2, id)), "table.taken");
        isRefused(party.host().says(ack -> new Request.Seat(ack, 14, id)), "table.no-seat");
        isRefused(party.host().says(ack -> new Request.Seat(ack, 4, "g9")), "table.not-watching");
        isRefused(party.host().says(ack -> new Request.Seat(ack, 4, "")), "table.not-watching");
        String sits = party.people().get(1).guest().id();
        isRefused(party.host().says(ack -> new Request.Seat(ack, 4, sits)), "table.not-watching");
        String removed = party.people().get(2).guest().id();
        goesWell(party.host().says(ack -> new Request.Remove(ack, 2)));
        isRefused(
                party.host().says(ack -> new Request.Seat(ack, 4, removed)), "table.barred-guest");
        party.evening().goes(eva);
        isRefused(party.host().says(ack -> new Request.Seat(ack, 4, id)), "table.not-watching");
    }

    @Test
    void JOIN_1_whoeverIsSeatedDuringAMatchJoinsAfterTheRound() {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, 53);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion eva = party.another("Eva");
        String id = eva.guest().id();
        goesWell(party.host().says(ack -> new Request.Seat(ack, 4, id)));
        assertThat(eva.part("seats")).contains("\"waits\":true");
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Tricks.class));
        assertThat(party.match().order()).hasSize(5);
    }

    @Test
    void aHostMovesPeopleAndBotsToFreeChairs() {
        Party party = Party.gathered(Evening.plan("dalmuti", RULES, 5, ""), 3, 54);
        Entry.Occupant second = chair(party, 1);
        goesWell(party.host().says(ack -> new Request.Reseat(ack, 1, 4)));
        assertThat(chair(party, 1)).isEqualTo(new Entry.Occupant.Nobody());
        assertThat(chair(party, 4)).isEqualTo(second);
        goesWell(party.host().says(ack -> new Request.SeatBot(ack, 1, "cook")));
        goesWell(party.host().says(ack -> new Request.Reseat(ack, 1, 3)));
        assertThat(chair(party, 3)).isEqualTo(Bots.named("cook", 3));
        goesWell(party.host().says(ack -> new Request.Reseat(ack, 3, 5)));
        assertThat(chair(party, 5)).isInstanceOf(Entry.Occupant.Bot.class);
        isRefused(party.host().says(ack -> new Request.Reseat(ack, 2, 4)), "table.taken");
        isRefused(party.host().says(ack -> new Request.Reseat(ack, 2, 2)), "table.taken");
        isRefused(party.host().says(ack -> new Request.Reseat(ack, 1, 3)), "table.empty-seat");
        isRefused(party.host().says(ack -> new Request.Reseat(ack, 2, 40)), "table.no-seat");
        isRefused(
                party.people().get(2).says(ack -> new Request.Reseat(ack, 2, 3)),
                "table.hosts-only");
        goesWell(party.host().says(Request.Start::new));
        isRefused(party.host().says(ack -> new Request.Reseat(ack, 2, 3)), "table.playing");
    }
}
