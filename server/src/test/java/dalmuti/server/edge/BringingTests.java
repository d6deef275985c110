package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Settings.Front;
import dalmuti.server.Settings.Limits;
import dalmuti.table.Opening;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.JournalLine;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Bringing;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.rest.Problem;
import dalmuti.wire.table.Plan;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A table of a device is brought over HTTP.
class BringingTests {

    private final Running server = Running.with(Limits.USUAL, Front.NONE);

    @AfterEach
    void stop() {
        server.close();
    }

    private static List<String> lines() {
        var plan = new Plan("dalmuti", "official", 4, true, "cook", Plan.Customs.USUAL);
        return Opening.entries(Games.ALL, plan, new Guest(Guest.YOU, "Ana")).stream()
                .map(it -> JournalLine.of(new Entry.Dated(1, it)))
                .toList();
    }

    private HttpResponse<String> bring(String name, List<String> lines, String... headers) {
        String body = Bodies.write(new Bringing(name, lines));
        return server.post("/api/tables/brought", body, headers);
    }

    private Admission admitted() {
        var response = server.post("/api/guests", "{\"name\":\"Ana\"}");
        return Bodies.read(Admission.class, response.body(), 1 << 10);
    }

    private static String[] as(Admission guest) {
        return new String[] {"Authorization", "Bearer " + guest.token()};
    }

    private static Problem bad(int status, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return Bodies.read(Problem.class, response.body(), 1 << 12);
    }

    @Test
    void whoeverBringsATableIsItsHost() {
        Admission ana = admitted();
        var response = bring("here-abc-3", lines(), as(ana));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
        assertThat(Bodies.read(Opened.class, response.body(), 1 << 10).code()).isEqualTo("B1");
        var brought = server.behind().host.brought;
        assertThat(brought).containsOnlyKeys(ana.id() + " here-abc-3");
        assertThat(brought.values().iterator().next().getFirst())
                .isInstanceOfSatisfying(
                        Entry.Opened.class, it -> assertThat(it.host()).isEqualTo(ana.id()));
    }

    @Test
    void whatIsNoTableIsRefusedByField() {
        Admission ana = admitted();
        var flawed = new ArrayList<>(lines());
        flawed.set(2, "1 seated 2 {\"seat\":9");
        assertThat(bad(400, bring("x", flawed, as(ana))).rule()).isNotEmpty();
        assertThat(bad(400, bring("x", List.of("nonsense"), as(ana))).rule()).isEqualTo("line");
        assertThat(bad(400, bring("x", List.of(), as(ana))).rule()).isEqualTo("lines");
        assertThat(bad(400, bring("x".repeat(41), lines(), as(ana))).rule()).isEqualTo("name");
        assertThat(bad(401, bring("x", lines())).rule()).isEqualTo("token");
        var many = Collections.nCopies(600, "x".repeat(1 << 10));
        assertThat(bad(413, bring("x", many, as(ana))).rule()).isEqualTo("body");
        assertThat(server.behind().host.brought).isEmpty();
    }

    @Test
    void itCountsAsATableThatIsOpened() {
        Admission ana = admitted();
        for (int i = 0; i < Limits.USUAL.tables(); i++) {
            assertThat(bring("t" + i, lines(), as(ana)).statusCode()).isEqualTo(201);
        }
        bad(429, bring("more", lines(), as(ana)));
    }
}
