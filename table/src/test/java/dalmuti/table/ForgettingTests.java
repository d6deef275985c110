package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entries;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/// Somebody wants to be forgotten while they are at a table.
class ForgettingTests {

    private static final String NAME = "Wilhelmina";

    /// The fourth of four, who has said something.
    private static Companion wilhelmina(Party party) {
        Guest plain = party.people().get(3).guest();
        Companion named = party.evening().comes(new Guest(plain.id(), NAME));
        party.evening().arrives(named);
        party.people().set(3, named);
        named.says(Request.Ping::new); // another number, lest it be a repetition
        named.says(ack -> new Request.Say(ack, "hello"));
        return named;
    }

    private static void isGone(Party party, Companion who) {
        assertThat(who.closed()).contains(Notice.Why.NOT_WELCOME);
        for (int i = 0; i < 3; i++) {
            Companion other = party.people().get(i);
            assertThat(other.part("seats")).doesNotContain(NAME);
            assertThat(other.part("talk")).doesNotContain(NAME, "hello");
        }
        Entry.Summary summary = party.evening().table().summary();
        assertThat(Entries.write(summary).body()).doesNotContain(NAME);
    }

    @Test
    void aNameIsTakenOffARunningMatchAtOnce() {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, 61);
        Companion who = wilhelmina(party);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        assertThat(party.host().part("seats")).contains(NAME);
        party.evening().forget(who.guest().id());
        isGone(party, who);
        assertThat(party.host().part("seats")).contains(Guest.NAMELESS).contains("\"leaves\":true");
    }

    @Test
    void whoeverIsForgottenBeforeAMatchLeavesTheirChair() {
        Party party = Party.gathered("official ending=ROUNDS(1)", 4, 62);
        Companion who = wilhelmina(party);
        party.evening().forget(who.guest().id());
        isGone(party, who);
        assertThat(party.evening().table().setting().guests()).hasSize(3);
    }

    @Test
    void anotherHasTheSayWhenTheHostIsForgotten() {
        Party party = Party.gathered("official ending=ROUNDS(1)", 4, 63);
        party.evening().forget(party.host().guest().id());
        assertThat(party.people().get(1).says(Request.Start::new))
                .isInstanceOf(Notice.Update.class);
    }

    @Test
    void itIsTheSameAfterAKill() {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, 64);
        Companion who = wilhelmina(party);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        party.evening().forget(who.guest().id());
        Entry.Summary before = party.evening().table().summary();
        party.evening().dies(Optional.empty(), 0);
        assertThat(party.evening().table().summary()).isEqualTo(before);
        party.evening().dies(Optional.of(before), party.evening().journal().size());
        assertThat(party.evening().table().summary()).isEqualTo(before);
    }
}
