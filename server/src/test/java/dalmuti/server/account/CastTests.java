package dalmuti.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;

import org.junit.jupiter.api.Test;

import java.util.List;

final class CastTests {

    private final Cast cast =
            new Cast(new Entry.Started(1, List.of(new Entry.Seated(0, person("a", "Ana")))));

    private static Occupant person(String guest, String name) {
        return new Occupant.Person(guest, name);
    }

    @Test
    void JOIN_1_whoeverChangesTheirNameWhileTheyWaitStillWaits() {
        cast.note(new Entry.Queued(1, person("b", "Ben")));
        cast.note(new Entry.Queued(2, person("c", "Cleo")));
        cast.note(new Entry.Seated(1, person("b", "Benno")));
        cast.joined();
        cast.joined();
        assertThat(cast.players()).extracting(Cast::name).containsExactly("Ana", "Benno", "Cleo");
    }

    @Test
    void JOIN_1_whoeverStandsUpWaitsNoMore() {
        cast.note(new Entry.Queued(1, person("b", "Ben")));
        cast.note(new Entry.Queued(2, person("c", "Cleo")));
        cast.note(new Entry.Seated(1, new Occupant.Nobody()));
        cast.joined();
        assertThat(cast.players()).extracting(Cast::name).containsExactly("Ana", "Cleo");
    }

    @Test
    void aPlayerIsArchivedByTheirLastName() {
        cast.note(new Entry.Seated(0, person("a", "Anita")));
        assertThat(cast.players()).extracting(Cast::name).containsExactly("Anita");
    }
}
