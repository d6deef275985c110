package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Settings.Front;
import dalmuti.server.Settings.Limits;
import dalmuti.server.edge.socket.Timeouts;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Whoever sends more than the server should have to look at is cut off, whatever they send.
class FloodTests {

    private static final int PING = 0x89;
    private static final int CONTINUATION = 0x00;
    private static final int LIMIT_S = 20;
    private static final byte[] HEALTH =
            "GET /health HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private static void isAnswered(Caller caller, int ack) {
        caller.say(new Request.Ping(ack));
        assertThat(caller.next()).isEqualTo(new Notice.Done(ack));
    }

    /// Pings, pongs, texts, pieces of a text without an end, binaries, and pings before a hello.
    @ParameterizedTest(name = "frames of kind {0}")
    @ValueSource(ints = {PING, 0x8A, 0x81, CONTINUATION, 0x82})
    void whoFloodsIsCutOffAndOthersAreAnswered(int kind) throws Exception {
        try (var server = Running.usual();
                var flood = RawCaller.at(server.edge().port(), "T1")) {
            Caller other = server.call("T1").hello("");
            if (kind != PING) {
                flood.hello();
            }
            if (kind == CONTINUATION) {
                flood.begin();
            }
            var cut = CompletableFuture.runAsync(() -> flood.pour(kind));
            for (int ack = 1; ack <= 10; ack++) {
                isAnswered(other, ack);
            }
            cut.get(LIMIT_S, TimeUnit.SECONDS);
            isAnswered(other, 11);
        }
    }

    @Test
    void whoFloodsIsToldWhy() throws IOException {
        try (var server = Running.usual();
                var flood = RawCaller.at(server.edge().port(), "T1")) {
            ping(flood);
            assertThat(flood.untilTheEnd()).contains("TOO_MUCH");
            assertThat(server.metrics().text()).contains("dalmuti_sockets_dropped_total 1.0\n");
        }
    }

    /// More often than one may.
    private static void ping(RawCaller flood) throws IOException {
        for (int i = 0; i < 200; i++) {
            flood.write((byte) PING, (byte) 0x80, (byte) 0, (byte) 0, (byte) 0, (byte) 0);
        }
    }

    @Test
    void whoIsCutOffAgainAndAgainGetsNoMoreSockets() throws IOException {
        try (var server = Running.usual()) {
            int port = server.edge().port();
            boolean refused = false;
            for (int i = 0; i < 20 && !refused; i++) {
                try (var flood = RawCaller.at(port, "T1")) {
                    refused = flood.head().startsWith("HTTP/1.1 429");
                    if (!refused) {
                        ping(flood);
                        flood.until("TOO_MUCH");
                    }
                }
            }
            assertThat(refused).isTrue();
        }
    }

    @Test
    void whoSendsSlowlyButWithoutEndIsCutOff() throws Exception {
        try (var server = Running.usual();
                var slow = RawCaller.at(server.edge().port(), "T1")) {
            Caller other = server.call("T1").hello("");
            slow.hello();
            var cut = CompletableFuture.runAsync(() -> trickle(slow));
            cut.get(LIMIT_S, TimeUnit.SECONDS);
            isAnswered(other, 1);
        }
    }

    /// Pings of 125 bytes, byte by byte: many reads, and hardly a frame.
    private static void trickle(RawCaller slow) {
        try {
            while (true) {
                slow.write((byte) PING, (byte) 0xFD, (byte) 0, (byte) 0, (byte) 0, (byte) 0);
                for (int i = 0; i < 125; i++) {
                    slow.write((byte) 0);
                    Thread.sleep(1);
                }
            }
        } catch (IOException | InterruptedException e) {
            // as it should be, sooner or later
        }
    }

    @Test
    void anAddressSaysSoMuchOverAllItsSockets() {
        try (var server = Running.with(Running.crowded(100, 20, 600), Front.PROXY)) {
            Caller other = server.call("T1", "X-Forwarded-For", "192.0.2.2").hello("");
            List<Caller> many = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                many.add(server.call("T1", "X-Forwarded-For", "192.0.2.1").hello(""));
            }
            many.forEach(it -> it.pings(20));
            assertThat(Caller.firstClosed(many)).isEqualTo(4029);
            isAnswered(other, 1);
        }
    }

    @Test
    void fewOfAnAddressAreWithoutAName() {
        try (var server = Running.with(Running.crowded(3, 300, 600), Front.NONE)) {
            String token = server.behind().people.admit("Ana").token();
            for (int i = 0; i < 3; i++) {
                isAnswered(server.call("T1").hello(""), 1);
            }
            assertThat(server.call("T1").hello("").closed()).isEqualTo(4029);
            isAnswered(server.call("T1").hello(token), 1);
        }
    }

    @Test
    void fewOfAnAddressHaveNotSaidHello() throws IOException {
        try (var server = Running.with(Running.crowded(3, 300, 600), Front.NONE)) {
            List<Caller> silent = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                silent.add(server.call("T1"));
            }
            try (var fourth = RawCaller.at(server.edge().port(), "T1")) {
                assertThat(fourth.head()).startsWith("HTTP/1.1 429");
            }
            isAnswered(silent.getFirst().hello(""), 1);
            server.call("T1");
        }
    }

    @Test
    void whoHasNoNameComesAgainOnceInAWhile() {
        var usual = Timeouts.USUAL;
        long soon = TimeUnit.MILLISECONDS.toNanos(200);
        var timeouts =
                new Timeouts(
                        usual.firstRequest(),
                        usual.nextRequest(),
                        usual.answer(),
                        usual.hello(),
                        soon,
                        usual.ping(),
                        usual.silence(),
                        usual.farewell(),
                        soon);
        var settings = Running.settings(java.util.Optional.empty(), Limits.USUAL, Front.NONE);
        try (var server = Running.of(settings, timeouts)) {
            assertThat(server.call("T1").hello("").closed()).isEqualTo(1012);
        }
    }

    /// Nothing at all; a head without an end; silence after an answer; a body without an end.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ",
                "GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
                "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                        + "Content-Length: 9999\r\n\r\n{"
            })
    void whoNeverComesToAnEndIsCutOff(String begun) throws Exception {
        for (Front front : Front.values()) {
            var settings = Running.settings(java.util.Optional.empty(), Limits.USUAL, front);
            try (var server = Running.of(settings, Running.HASTE);
                    var slow = RawCaller.saying(server.edge().port(), begun)) {
                boolean silent = begun.isEmpty() || begun.endsWith("\r\n\r\n");
                var cut = CompletableFuture.runAsync(() -> letterByLetter(slow, silent));
                slow.untilTheEnd();
                cut.get(LIMIT_S, TimeUnit.SECONDS);
            }
        }
    }

    private static void letterByLetter(RawCaller slow, boolean silent) {
        try {
            while (!silent) {
                slow.write((byte) ' ');
                Thread.sleep(50);
            }
        } catch (IOException | InterruptedException e) {
            // as it should be, sooner or later
        }
    }

    @Test
    void anAddressHasSoManyConnections() throws Exception {
        List<RawCaller> idle = new ArrayList<>();
        try (var server = Running.with(Running.crowded(100, 300, 50), Front.NONE)) {
            int port = server.edge().port();
            for (int i = 0; i < 50; i++) {
                idle.add(RawCaller.saying(port, ""));
            }
            try (var more = RawCaller.saying(port, "")) {
                assertThat(more.untilTheEnd()).isEmpty();
            }
            idle.removeFirst().close();
            awaits(server, "dalmuti_connections 49.0");
            idle.getLast().write(HEALTH);
            assertThat(idle.getLast().head()).startsWith("HTTP/1.1 200");
            assertThat(server.metrics().text()).contains("dalmuti_connections_refused_total 1.0\n");
        }
    }

    @Test
    void aProxyHasAsManyConnectionsAsItNeeds() throws Exception {
        try (var server = Running.with(Running.crowded(100, 300, 5), Front.PROXY)) {
            List<RawCaller> idle = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                idle.add(RawCaller.saying(server.edge().port(), ""));
            }
            for (RawCaller each : idle) {
                each.write(HEALTH);
                assertThat(each.head()).startsWith("HTTP/1.1 200");
                each.close();
            }
        }
    }

    private static void awaits(Running server, String figure) throws InterruptedException {
        for (int i = 0; i < 200 && !server.metrics().text().contains(figure + "\n"); i++) {
            Thread.sleep(20);
        }
        assertThat(server.metrics().text()).contains(figure + "\n");
    }

    /// Each has a page open with six connections of the browser's, and a socket, and says something
    /// now and then.
    @Test
    void aClassOfSixtyBehindOneAddressIsServed() throws Exception {
        try (var server = Running.usual()) {
            List<RawCaller> pages = new ArrayList<>();
            for (int i = 0; i < 60 * 6; i++) {
                pages.add(RawCaller.saying(server.edge().port(), ""));
            }
            List<Caller> people = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                people.add(server.call("T1").hello(""));
            }
            for (int ack = 1; ack <= 5; ack++) {
                for (Caller person : people) {
                    person.say(new Request.Ping(ack));
                }
            }
            for (Caller person : people) {
                for (int ack = 1; ack <= 5; ack++) {
                    assertThat(person.next()).isEqualTo(new Notice.Done(ack));
                }
            }
            for (RawCaller page : pages) {
                page.write(HEALTH);
                assertThat(page.head()).startsWith("HTTP/1.1 200");
                page.close();
            }
        }
    }
}
