package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dalmuti.server.Settings.Front;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notice.Why;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Sockets, through real ones.
class SocketTests {

    private final Running server = Running.usual();

    @AfterEach
    void stop() {
        server.close();
    }

    private static StandIns.Host.Visit visit(Running server) {
        try {
            var visit = server.behind().host.visits.poll(2, TimeUnit.SECONDS);
            assertThat(visit).as("nobody came").isNotNull();
            return visit;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private StandIns.Host.Visit visit() {
        return visit(server);
    }

    /// How somebody was answered who did not get in.
    private static HttpResponse<?> refusal(Running server, String... headers) {
        Throwable failure = catchThrowable(() -> server.call("T1", headers));
        while (failure != null && !(failure instanceof WebSocketHandshakeException)) {
            failure = failure.getCause();
        }
        assertThat(failure).as("somebody got in").isNotNull();
        return ((WebSocketHandshakeException) failure).getResponse();
    }

    private String token() {
        return server.behind().people.admit("Ana").token();
    }

    @Test
    void whoSaysHelloIsLetToTheTable() throws Exception {
        var ana = server.behind().people.admit("Ana");
        Caller caller = server.call("T1").say(new Request.Hello(ana.token(), "es"));
        var visit = visit();
        assertThat(visit.code()).isEqualTo("T1");
        assertThat(visit.visitor()).isEqualTo(new Visitor(ana.guest(), "es", "127.0.0.1"));
        caller.say(new Request.Start(3));
        assertThat(visit.said().poll(2, TimeUnit.SECONDS)).isEqualTo(new Request.Start(3));
        visit.outlet().tell("{\"type\":\"done\",\"ack\":3}");
        assertThat(caller.next()).isEqualTo(new Notice.Done(3));
    }

    @Test
    void whoHasNoTokenLooksOn() {
        server.call("T1").hello("");
        assertThat(visit().visitor().guest()).isEqualTo(new Guest("", ""));
    }

    @Test
    void aPingIsAnsweredAtTheDoor() {
        Caller caller = server.call("T1").hello("").say(new Request.Ping(9));
        assertThat(caller.next()).isEqualTo(new Notice.Done(9));
        assertThat(visit().said()).isEmpty();
    }

    @Test
    void whoSaysNothingIsSentAway() {
        try (var hasty = Running.hasty()) {
            Caller caller = hasty.call("T1");
            assertThat(caller.next())
                    .isEqualTo(new Notice.Farewell(Why.NONSENSE, Optional.empty()));
            assertThat(caller.closed()).isEqualTo(4000);
            assertThat(hasty.behind().host.visits).isEmpty();
        }
    }

    @Test
    void whoBeginsWithAnythingElseIsSentAway() {
        assertThat(server.call("T1").say(new Request.Start(1)).closed()).isEqualTo(4000);
    }

    @Test
    void anUnknownTokenIsNotWelcome() {
        Caller caller = server.call("T1").hello("stolen");
        assertThat(caller.next()).isEqualTo(new Notice.Farewell(Why.NOT_WELCOME, Optional.empty()));
        assertThat(caller.closed()).isEqualTo(4003);
    }

    @Test
    void whoIsBannedIsNotWelcome() {
        var ana = server.behind().people.admit("Ana");
        server.behind().people.banned.put(ana.guest().id(), Instant.now().plusSeconds(60));
        assertThat(server.call("T1").hello(ana.token()).closed()).isEqualTo(4003);
    }

    @Test
    void whoIsDeletedIsHungUpOn() {
        String token = token();
        Caller looking = server.call("T1").hello(token);
        var visit = visit();
        server.ask("DELETE", "/api/guests/me", "", "Authorization", "Bearer " + token);
        assertThat(looking.closed()).isEqualTo(4003);
        assertThat(Caller.soon(visit.left())).isEqualTo("left");
    }

    @Test
    void aBanThatIsOverIsOver() {
        var ana = server.behind().people.admit("Ana");
        server.behind().people.banned.put(ana.guest().id(), Instant.now().minusSeconds(1));
        server.call("T1").hello(ana.token());
        assertThat(visit().visitor().guest().name()).isEqualTo("Ana");
    }

    @ParameterizedTest
    @CsvSource({
        "MOVING,1012",
        "ELSEWHERE,4001",
        "TOO_SLOW,4002",
        "NOT_WELCOME,4003",
        "NO_SUCH_TABLE,4004",
        "NONSENSE,4000",
        "TOO_MUCH,4029"
    })
    void farewellsHaveTheirCodes(Why why, int code) {
        Caller caller = server.call("T1").hello("");
        var visit = visit();
        visit.outlet().close(why);
        assertThat(caller.next()).isEqualTo(new Notice.Farewell(why, Optional.empty()));
        assertThat(caller.closed()).isEqualTo(code);
        assertThat(Caller.soon(visit.left())).isEqualTo("left");
    }

    @Test
    void aTableMayHangUpBeforeItIsConnected() {
        Caller caller = server.call("NOWHERE").hello("");
        assertThat(caller.closed()).isEqualTo(4004);
        assertThat(Caller.soon(visit().left())).isEqualTo("left");
    }

    @Test
    void framesComeInOrder() {
        Caller caller = server.call("T1").hello("");
        var visit = visit();
        for (int i = 0; i < 200; i++) {
            visit.outlet().tell("frame " + i);
        }
        for (int i = 0; i < 200; i++) {
            assertThat(caller.nextFrame()).isEqualTo("frame " + i);
        }
    }

    @Test
    void nonsenseIsRefusedAndThenSentAway() {
        Caller caller = server.call("T1").hello("", "es");
        caller.say("{\"type\":\"dance\"}");
        assertThat(caller.next())
                .isEqualTo(
                        new Notice.Refused(
                                0, "type", "wire.kind", "dance no es una clase conocida"));
        for (int i = 0; i < 4; i++) {
            caller.say("[");
            assertThat(caller.next()).isInstanceOf(Notice.Refused.class);
        }
        assertThat(caller.closed()).isEqualTo(4000);
    }

    @Test
    void helloIsSaidOnce() {
        Caller caller = server.call("T1").hello("").hello("");
        assertThat(caller.next())
                .isInstanceOfSatisfying(
                        Notice.Refused.class,
                        it -> assertThat(it.key()).isEqualTo("server.hello-again"));
    }

    @Test
    void whatIsTooLongIsNotRead() {
        Caller caller = server.call("T1").hello("");
        caller.say("x".repeat(5000));
        assertThat(caller.closed()).isEqualTo(1009);
        assertThat(Caller.soon(visit().left())).isEqualTo("left");
    }

    @Test
    void aWholePictureMayBeLong() {
        Caller caller = server.call("T1").hello("");
        var picture = new Notice.Refused(1, "rule", "key", "long ".repeat(10_000));
        visit().outlet().tell(Notices.write(picture));
        assertThat(caller.next()).isEqualTo(picture);
    }

    @Test
    void onlyTextIsRead() {
        Caller caller = server.call("T1").hello("");
        var _ = Caller.soon(caller.raw().sendBinary(ByteBuffer.wrap(new byte[4]), true));
        assertThat(caller.closed()).isEqualTo(1003);
    }

    @Test
    void whoSaysTooMuchIsSentAway() {
        Caller caller = server.call("T1").hello("").pings(100);
        assertThat(caller.closed()).isEqualTo(4029);
    }

    @ParameterizedTest(name = "frames of kind {0}")
    @ValueSource(ints = {0x8A, 0x81, 0x00}) // pongs, texts, and pieces of a text without an end
    void whoTalksWithoutEndHoldsUpNobody(int kind) throws Exception {
        Caller caller = server.call("T1").hello("");
        visit();
        try (var endless = RawCaller.at(server.edge().port(), "T1")) {
            endless.say("{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}");
            visit();
            Thread.sleep(100); // until it is listened to as usual
            if (kind == 0) {
                endless.begin();
            }
            Thread.ofVirtual().start(() -> endless.pour(kind));
            for (int ack = 1; ack <= 10; ack++) {
                caller.say(new Request.Ping(ack));
                assertThat(caller.next()).isEqualTo(new Notice.Done(ack));
            }
        }
    }

    @Test
    void whoHangsUpIsGone() {
        Caller caller = server.call("T1").hello("");
        var visit = visit();
        var _ = caller.raw().sendClose(1000, "");
        assertThat(Caller.soon(visit.left())).isEqualTo("left");
    }

    @Test
    void whoDoesNotReadIsDropped() throws IOException {
        try (var caller = RawCaller.at(server.edge().port(), "T1")) {
            caller.say("{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}");
            var visit = visit();
            String frame = "x".repeat(1000);
            for (int i = 0; i < 20_000 && !visit.left().isDone(); i++) {
                visit.outlet().tell(frame);
            }
            assertThat(visit.left()).as("dropped").isDone();
        }
        assertThat(server.metrics().text()).contains("dalmuti_sockets_dropped_total 1.0\n");
    }

    @Test
    void whoDoesNotReadTheFarewellIsCutOff() throws Exception {
        try (var caller = RawCaller.at(server.edge().port(), "T1")) {
            caller.say("{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}");
            visit().outlet().close(Why.ELSEWHERE);
            for (int i = 0;
                    i < 40 && !server.metrics().text().contains("dalmuti_sockets 0.0");
                    i++) {
                Thread.sleep(50);
            }
            assertThat(server.metrics().text()).contains("dalmuti_sockets 0.0\n");
        }
    }

    @Test
    void whoFallsSilentIsNoticed() throws IOException {
        try (var hasty = Running.hasty();
                var caller = RawCaller.at(hasty.edge().port(), "T1")) {
            caller.say("{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}");
            assertThat(Caller.soon(visit(hasty).left())).isEqualTo("left");
        }
    }

    @Test
    void whoAnswersPingsStays() throws Exception {
        try (var hasty = Running.hasty()) {
            Caller caller = hasty.call("T1").hello("");
            Thread.sleep(1300); // longer than anybody may be silent
            visit(hasty).outlet().tell("still here");
            assertThat(caller.nextFrame()).isEqualTo("still here");
        }
    }

    @Test
    void nothingIsCompressed() throws IOException {
        try (var caller = RawCaller.at(server.edge().port(), "T1")) {
            assertThat(caller.head())
                    .startsWith("HTTP/1.1 101")
                    .doesNotContain("permessage-deflate")
                    .doesNotContain("Set-Cookie");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "null", "http://127.0.0.1.evil.example"})
    void strangePagesDoNotGetIn(String origin) {
        assertThat(refusal(server, "Origin", origin).statusCode()).isEqualTo(403);
    }

    @Test
    void ownPagesAndNamedOnesGetIn() {
        server.call("T1", "Origin", server.at("").toString()).hello("");
        server.call("T1", "Origin", "https://friends.example").hello("");
        assertThat(visit().code()).isEqualTo("T1");
        assertThat(visit().code()).isEqualTo("T1");
    }

    @Test
    void anAddressHasSoManySocketsAtOnce() {
        try (var tight = Running.with(Running.tight(), Front.NONE)) {
            for (int i = 0; i < 3; i++) {
                tight.call("T1").hello("");
                visit(tight);
            }
            HttpResponse<?> refusal = refusal(tight);
            assertThat(refusal.statusCode()).isEqualTo(429);
            assertThat(refusal.headers().firstValue("Retry-After")).isPresent();
        }
    }

    @Test
    void anUpgradeIsARequestLikeAnyOther() {
        try (var tight = Running.with(Running.tight(), Front.NONE)) {
            for (int i = 0; i < 40; i++) {
                tight.get("/api/tables");
            }
            HttpResponse<?> refusal = refusal(tight);
            assertThat(refusal.statusCode()).isEqualTo(429);
            assertThat(refusal.headers().firstValue("Retry-After")).isPresent();
        }
    }

    /// More than there are threads that read sockets.
    @Test
    void whoIsLookedUpForLongHoldsUpNobody() throws InterruptedException {
        try (var server = Running.usual()) {
            Caller known = server.call("T1").hello("");
            visit(server);
            server.behind().people.lookingUp.acquire();
            for (int i = 0; i < 80; i++) {
                server.call("T1").hello("somebody");
            }
            known.say("{\"type\":\"ping\",\"ack\":7}");
            assertThat(known.next()).isEqualTo(new Notice.Done(7));
            assertThat(server.behind().host.visits).isEmpty();
            server.behind().people.lookingUp.release();
        }
    }

    @Test
    void whoeverIsThereIsToldToMove() {
        Caller caller = server.call("T1").hello(token());
        visit();
        server.edge().drain();
        assertThat(caller.closed()).isEqualTo(1012);
        assertThat(server.get("/ready").statusCode()).isEqualTo(503);
        assertThat(refusal(server).statusCode()).isEqualTo(503);
    }
}
