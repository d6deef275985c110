package dalmuti.server.result;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;

import org.junit.jupiter.api.Test;

import java.util.List;

final class MatchPlayersTests {

    private final MatchPlayers players =
            new MatchPlayers(
                    new Entry.Started(1, List.of(new Entry.Seated(0, person("a", "Ana")))));

    private static Occupant person(String guest, String name) {
        return new Occupant.Person(guest, name);
    }

    @Test
    void JOIN_1_whoeverChangesTheirNameWhileTheyWaitStillWaits() {
        players.note(new Entry.Queued(1, person("b", "Ben")));
        players.note(new Entry.Queued(2, person("c", "Cleo")));
        players.note(new Entry.Seated(1, person("b", "Benno")));
        players.joined();
        players.joined();
        assertThat(players.all())
                .extracting(MatchPlayers::name)
                .containsExactly("Ana", "Benno", "Cleo");
    }

    @Test
    void JOIN_1_whoeverStandsUpWaitsNoMore() {
        players.note(new Entry.Queued(1, person("b", "Ben")));
        players.note(new Entry.Queued(2, person("c", "Cleo")));
        players.note(new Entry.Seated(1, new Occupant.Nobody()));
        players.joined();
        assertThat(players.all()).extracting(MatchPlayers::name).containsExactly("Ana", "Cleo");
    }

    @Test
    void aPlayerIsArchivedByTheirLastName() {
        players.note(new Entry.Seated(0, person("a", "Anita")));
        assertThat(players.all()).extracting(MatchPlayers::name).containsExactly("Anita");
    }
}
