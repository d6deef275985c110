package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.OwnAddresses;
import dalmuti.server.Settings;
import dalmuti.table.LobbyCard;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.texts.Invitation;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/// Links that are given away, and what a chat shows of them.
class InvitationTests {

    private static final Running SERVER = Running.usual();
    private static final Settings OPEN = Settings.of(Path.of("NOWHERE"));
    private static final URI LOCAL = URI.create("http://localhost:8080/t/QKZM#a");

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    private static OwnAddresses known(String url) {
        Settings.Address address = OPEN.address();
        var known =
                new Settings.Address(
                        address.bind(), address.port(), address.adminPort(), Optional.of(url));
        return new OwnAddresses(
                new Settings(
                        known,
                        OPEN.data(),
                        OPEN.database(),
                        OPEN.tls(),
                        OPEN.front(),
                        OPEN.origins(),
                        OPEN.cluster(),
                        OPEN.limits(),
                        OPEN.idle(),
                        OPEN.durability(),
                        OPEN.operators()),
                8080);
    }

    @Test
    void whatWasOpenedAsLocalhostIsGivenAwayByTheNetwork() {
        var own = new OwnAddresses(OPEN, 8080);
        String expected = own.network().stream().findFirst().orElse("http://localhost:8080");
        assertThat(own.abroad(LOCAL, "127.0.0.1")).hasToString(expected + "/t/QKZM#a");
    }

    @Test
    void nobodyElsewhereLearnsTheAddressesOfTheNetwork() {
        assertThat(new OwnAddresses(OPEN, 8080).abroad(LOCAL, "203.0.113.7")).isEqualTo(LOCAL);
    }

    @Test
    void aLinkThatLeadsSomewhereStaysAsItIs() {
        URI link = URI.create("http://192.168.1.20:8080/t/QKZM");
        assertThat(new OwnAddresses(OPEN, 8080).abroad(link, "127.0.0.1")).isEqualTo(link);
    }

    @Test
    void theAddressThatWasToldIsGivenAwayAlways() {
        OwnAddresses own = known("https://dalmuti.example");
        assertThat(own.abroad(LOCAL, "203.0.113.7"))
                .hasToString("https://dalmuti.example/t/QKZM#a");
    }

    @Test
    void aLinkComesWithItsCode() {
        String url = SERVER.at("/t/QKZM").toString();
        var response = SERVER.post("/api/invitations", Bodies.write(new Invitation.Wish(url)));
        Invitation invitation = Bodies.read(Invitation.class, response.body(), 1 << 16);
        assertThat(invitation.url()).isEqualTo(url);
        assertThat(invitation.code()).hasSizeGreaterThan(20).allMatch(it -> it.matches("[01]+"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "QKZM", "http:", "javascript:alert(1)", "http://a b"})
    void whatIsNoLinkIsRefused(String text) {
        var response = SERVER.post("/api/invitations", Bodies.write(new Invitation.Wish(text)));
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("server.no-link");
    }

    @Test
    void aChatShowsWhoInvitesAndNothingElseOfTheTable() {
        var state = LobbyCard.State.GATHERING;
        var card =
                new LobbyCard("QKZM", "dalmuti", "official", false, state, 5, 1, 0, 0, "Ana <b>\"");
        SERVER.behind().parts().lobby().show(card);
        String page = SERVER.get("/t/QKZM").body();
        assertThat(page)
                .contains("og:title\" content=\"Ana &lt;b&gt;&quot; invites you to a table")
                .contains(SERVER.at("/art/preview.png").toString())
                .contains("<script type=\"module\" src=\"/app.js\">");
        assertThat(SERVER.get("/t/NONE").body()).contains("og:title\" content=\"The Great Dalmuti");
    }
}
