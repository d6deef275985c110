package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.jdbc.Database;
import dalmuti.table.LobbyCard;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;

@ParameterizedClass
@EnumSource
final class SharedLobbyTests {

    private final MovableClock clock = new MovableClock();
    private final Database database;
    private final SharedLobby lobby;

    SharedLobbyTests(Kind kind) {
        database = Database.open(kind.fresh());
        lobby = new SharedLobby(database, clock);
    }

    @AfterEach
    void close() {
        lobby.close();
        database.close();
    }

    private static LobbyCard card(String code, boolean listed, int people) {
        return new LobbyCard(
                code,
                "dalmuti",
                "korean",
                listed,
                LobbyCard.State.GATHERING,
                6,
                people,
                1,
                2,
                "Änna");
    }

    /// Shows a table, and waits until another node would see it.
    private void show(LobbyCard card) {
        try (var other = new SharedLobby(database, clock)) {
            other.show(card);
        }
        clock.pass(Duration.ofSeconds(1));
    }

    @Test
    void anotherNodeSeesWhatOneShows() {
        LobbyCard card = card("AAAA", true, 2);
        show(card);
        assertThat(lobby.find("AAAA")).contains(card);
        assertThat(lobby.find("BBBB")).isEmpty();
        show(card("AAAA", true, 3));
        assertThat(lobby.listed(9)).containsExactly(card("AAAA", true, 3));
    }

    @Test
    void whoeverShowsATableSeesItAtOnce() {
        for (int i = 0; i < 200; i++) {
            lobby.show(card("AAAA", true, i));
            assertThat(lobby.find("AAAA")).contains(card("AAAA", true, i));
        }
        lobby.withdraw("AAAA");
        assertThat(lobby.find("AAAA")).isEmpty();
    }

    @Test
    void theLastThatWasShownIsWritten() {
        try (var other = new SharedLobby(database, clock)) {
            for (int i = 0; i < 500; i++) {
                other.show(card("AAAA", true, i));
            }
        }
        assertThat(lobby.find("AAAA")).contains(card("AAAA", true, 499));
    }

    @Test
    void onlyListedTablesAreListed() {
        show(card("AAAA", false, 2));
        assertThat(lobby.listed(9)).isEmpty();
        assertThat(lobby.find("AAAA")).isPresent();
    }

    @Test
    void freeSeatsComeFirstAndTheLatestFirstAmongThem() {
        show(card("FULL", true, 5));
        show(card("OLD", true, 2));
        show(card("NEW", true, 2));
        show(card("OLD", true, 3));
        assertThat(lobby.listed(9))
                .extracting(LobbyCard::code)
                .containsExactly("NEW", "OLD", "FULL");
        assertThat(lobby.listed(1)).extracting(LobbyCard::code).containsExactly("NEW");
    }

    @Test
    void aTableThatWasNotShownForLongIsNotListed() {
        show(card("AAAA", true, 2));
        clock.pass(SharedLobby.FRESH);
        assertThat(lobby.listed(9)).isEmpty();
        assertThat(lobby.find("AAAA")).isPresent();
    }

    @Test
    void aWithdrawnTableIsGone() {
        show(card("AAAA", true, 2));
        try (var other = new SharedLobby(database, clock)) {
            other.withdraw("AAAA");
        }
        assertThat(lobby.find("AAAA")).isEmpty();
        assertThat(lobby.listed(9)).isEmpty();
    }
}
