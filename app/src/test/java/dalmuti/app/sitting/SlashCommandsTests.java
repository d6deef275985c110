package dalmuti.app.sitting;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/// What is typed beside moves becomes a request.
final class SlashCommandsTests {

    private static final List<Parts.Watcher> WATCHING =
            List.of(new Parts.Watcher("g7", "Eva"), new Parts.Watcher("g8", "Jan de Wit"));

    private static Optional<Request> request(String typed) {
        return SlashCommands.read(typed, WATCHING)
                .map(SlashCommands.Order.Ask.class::cast)
                .map(ask -> ask.request().apply(5));
    }

    @Test
    void aHostSeatsWhoeverLooksOnByName() {
        assertThat(request("/seat Eva 4")).contains(new Request.Seat(5, 3, "g7"));
        assertThat(request("/seat  jan de wit  2 ")).contains(new Request.Seat(5, 1, "g8"));
        assertThat(request("/seat Nobody 2")).contains(new Request.Seat(5, 1, "Nobody"));
    }

    @Test
    void aHostMovesWhoeverSitsByChair() {
        assertThat(request("/seat 2 4")).contains(new Request.Reseat(5, 1, 3));
    }

    @Test
    void COURT_3_theGreaterDalmutiPicksAChairByItsNumber() {
        assertThat(request("/chair 3")).contains(new Request.PickChair(5, 2));
        assertThat(request("/chair  14 ")).contains(new Request.PickChair(5, 13));
        for (String typed : List.of("/chair", "/chair 0", "/chair x", "/chair 100")) {
            assertThat(request(typed)).as(typed).isEmpty();
        }
    }

    @Test
    void whatIsNoOrderIsNone() {
        for (String typed : List.of("/seat", "/seat 4", "/seat Eva", "/seat Eva 400", "/dance")) {
            assertThat(request(typed)).as(typed).isEmpty();
        }
    }
}
