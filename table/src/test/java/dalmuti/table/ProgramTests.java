package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry.Occupant;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

/// A program that comes as a guest is taken for a person by nobody.
class ProgramTests {

    private static final Guest ADA = new Guest("g9", "Ada", Guest.Sort.PROGRAM);

    private final Party party =
            Party.gathered(Evening.plan("dalmuti", "official ending=ROUNDS(1)", 5, ""), 3, 71);
    private final Companion ada = party.evening().comes(ADA);

    private void sits() {
        ada.says(ack -> new Request.Sit(ack, 3));
    }

    @Test
    void everybodySeesThatAProgramSitsThere() {
        sits();
        String seat = "{\"kind\":\"PROGRAM\",\"name\":\"Ada\"";
        party.people().forEach(it -> assertThat(it.part("seats")).contains(seat));
        assertThat(party.evening().table().setting().chairs().get(3))
                .isEqualTo(new Occupant.Program("g9", "Ada"));
    }

    @Test
    void whatAProgramSaysIsMarked() {
        sits();
        ada.says(ack -> new Request.Say(ack, "I am warm"));
        assertThat(party.host().part("talk")).contains("\"kind\":\"PROGRAM\",\"name\":\"Ada\"");
        party.host().says(ack -> new Request.Say(ack, "so am I"));
        assertThat(ada.part("talk")).contains("\"kind\":\"PERSON\",\"name\":\"P0\"");
    }

    @Test
    void aProgramIsNoPersonToWhoeverLooksForATable() {
        sits();
        assertThat(party.evening().card().people()).isEqualTo(3);
        assertThat(party.evening().card().bots()).isEqualTo(1);
    }

    @Test
    void theSayFallsToPeopleBeforePrograms() {
        Companion last = party.people().get(2);
        ada.says(ack -> new Request.Sit(ack, 3));
        party.host().says(ack -> new Request.Reseat(ack, 2, 4));
        party.people().get(1).says(Request.Leave::new);
        party.host().says(Request.Leave::new);
        assertThat(party.evening().table().setting().host()).isEqualTo(last.guest().id());
    }
}
