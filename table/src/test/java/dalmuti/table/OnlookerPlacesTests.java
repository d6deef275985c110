package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.table.Notice.Why;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who may look on at a table when many want to.
final class OnlookerPlacesTests {

    private static final String LONG = "official ending=ROUNDS(9)";
    private static final int MOST = 250;
    private static final int MOST_OF_ADDRESS = 100;

    private final Party party = Party.gathered(LONG, 3, 30);
    private final Room<?, ?, ?, ?> room = party.evening().room();
    private final List<Companion> onlookers = new ArrayList<>();

    private static Visitor visitor(String guest, String address) {
        return new Visitor(new Guest(guest, guest), "en", address);
    }

    /// Whether somebody is let in.
    private boolean comes(String guest, String address) {
        Visitor visitor = visitor(guest, address);
        if (!room.admits(visitor)) {
            return false;
        }
        var companion = new Companion(party.evening(), visitor.guest());
        companion.viewing(room.welcome(visitor, companion, party.evening().now()));
        onlookers.add(companion);
        return true;
    }

    private List<String> sentAway() {
        return onlookers.stream()
                .filter(it -> it.closed().equals(Optional.of(Why.TOO_MUCH)))
                .map(it -> it.guest().id())
                .toList();
    }

    @Test
    void anAddressHasSoManyPlaces() {
        for (int i = 0; i < MOST_OF_ADDRESS; i++) {
            assertThat(comes("o" + i, "192.0.2.1")).isTrue();
        }
        assertThat(comes("another", "192.0.2.1")).isFalse();
        assertThat(comes("another", "192.0.2.2")).isTrue();
        assertThat(sentAway()).isEmpty();
    }

    @Test
    void thoseWithoutANameGiveWayToThoseWhoHaveOne() {
        for (int i = 0; i < MOST_OF_ADDRESS; i++) {
            comes("", "192.0.2.1");
        }
        assertThat(comes("", "192.0.2.1")).isFalse();
        assertThat(comes("friend", "192.0.2.1")).isTrue();
        assertThat(sentAway()).containsExactly("");
    }

    @Test
    void whoSeesTheTableTwiceGivesWayToWhoDoesNotSeeIt() {
        for (int i = 0; i < MOST_OF_ADDRESS / 2; i++) {
            comes("o" + i, "192.0.2.1");
            comes("o" + i, "192.0.2.1");
        }
        assertThat(comes("o1", "192.0.2.1")).isFalse();
        assertThat(comes("friend", "192.0.2.1")).isTrue();
        assertThat(sentAway()).containsExactly("o49");
    }

    @Test
    void fewAddressesDoNotKeepOutTheOthers() {
        for (int i = 0; i < MOST; i++) {
            assertThat(comes("o" + i, "192.0.2." + i % 5)).isTrue();
        }
        assertThat(comes("more", "192.0.2.1")).as("of an address that has many").isFalse();
        for (int i = 0; i < 20; i++) {
            assertThat(comes("friend" + i, "198.51.100." + i)).isTrue();
        }
        assertThat(sentAway()).hasSize(20).allMatch(it -> it.startsWith("o"));
        assertThat(comes("", "203.0.113.1")).as("without a name").isFalse();
    }

    @Test
    void thoseWhoseTableItIsAlwaysGetIn() {
        for (int i = 0; i < MOST; i++) {
            comes("x" + i, "192.0.2." + i % 5);
        }
        for (Companion person : party.people()) {
            assertThat(comes(person.guest().id(), "192.0.2.1")).isTrue();
        }
        assertThat(sentAway()).isEmpty();
    }

    @Test
    void whoGoesMakesRoom() {
        for (int i = 0; i < MOST_OF_ADDRESS; i++) {
            comes("o" + i, "192.0.2.1");
        }
        room.farewell(onlookers.getFirst().viewing(), party.evening().now());
        assertThat(comes("another", "192.0.2.1")).isTrue();
    }
}
