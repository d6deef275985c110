package dalmuti.app.sitting;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.court.Treat;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.words.Language;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What is typed beside moves becomes a request.
final class SlashCommandsTests {

    private static final List<Parts.Watcher> WATCHING =
            List.of(new Parts.Watcher("g7", "Eva"), new Parts.Watcher("g8", "Jan de Wit"));

    private static Optional<Request> request(String typed) {
        return read(new SlashCommands(List.of(), WATCHING, "dalmuti", false), typed);
    }

    private static Optional<Request> read(SlashCommands commands, String line) {
        String[] typed = (line + " ").split("\\s+", 2);
        return commands.read(typed[0], typed[1].strip()).map(request -> request.apply(5));
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

    private static Optional<Request> alone(String typed) {
        var seats =
                List.of(
                        Parts.Seat.person("Zoe", Optional.of(new Player(0)), Set.of()),
                        Parts.Seat.bot("Bo", "", Optional.of(new Player(1)), false));
        return read(new SlashCommands(seats, List.of(), "dalmuti", true), typed);
    }

    @Test
    void JOIN_1_aBotIsAskedForByItsKind() {
        assertThat(alone("/add cook")).contains(new Request.SeatBot(5, 2, "cook"));
        assertThat(alone("/add")).contains(new Request.SeatBot(5, 2, "knight"));
        assertThat(request("/add cook")).isEmpty();
    }

    @Test
    void JOIN_2_aBotIsSentAwayByNameLetterOrChair() {
        for (String whom : List.of("bo", "B", "2")) {
            assertThat(alone("/remove " + whom)).as(whom).contains(new Request.Remove(5, 1));
        }
        assertThat(alone("/remove")).isEmpty();
        assertThat(alone("/remove Eva")).isEmpty();
        assertThat(alone("/leave")).isEmpty();
    }

    @Test
    void COURT_3_theGreaterDalmutiPicksAChairByItsNumber() {
        assertThat(request("/chair 3")).contains(new Request.PickChair(5, 2));
        assertThat(request("/chair  14 ")).contains(new Request.PickChair(5, 13));
        assertThat(request("/treat 2")).contains(new Request.PickTreat(5, Treat.TART));
        assertThat(request("/treat 6")).isEmpty();
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

    @Test
    void G_WHO_1_grapplesHasOnlyItsOwnOrders() {
        for (Language language : Language.values()) {
            var words = Words.in(language);
            var alone = new SlashCommands(List.of(), List.of(), "grapples", true);
            assertThat(alone.explained(words.say("play.help-orders")).lines())
                    .as("%s", language)
                    .map(line -> line.split(" ", 2)[0])
                    .containsExactly("/quip", "/who");
            var served = new SlashCommands(List.of(), List.of(), "grapples", false);
            assertThat(served.explained(words.say("remote.help")))
                    .contains("/say", "/start", "/away, /back", "/leave", "s, t")
                    .doesNotContain("/chair", "/end");
        }
        assertThat(new SlashCommands(List.of(), List.of(), "grapples", true).offered())
                .containsExactly("/quip", "/who", "/next", "/help");
    }
}
