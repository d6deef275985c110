package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// Nonsense on every path of a real server: it is refused in a few words, the server goes on, and
/// nothing of it stays. `-Ddalmuti.texts=10000` sends more of it.
class HostileTests {

    private static final int TEXTS = Integer.getInteger("dalmuti.texts", 100);
    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final String RECORD = "[game \"dalmuti\"]\n\nround 1";
    private static final String RECORD_QUERY = "record={}&round={}&language={}";
    private static final List<String> WORDS =
            List.of("ABCDEFG", "ABCDEFG-1", "dalmuti", "en", "5", "en.json", "favicon.ico");
    private static final int SLOW = 80;
    private static final int MORE_THREADS = 20;
    private static final int MORE_HEAP_KB = 24 << 10;

    private final Nonsense nonsense = new Nonsense(new SplittableRandom(SEED));
    private final Reception reception = new Reception();
    private Node node;
    private Company company;
    private Admission guest;

    /// @param bodies good ones, to be hurt
    private record Door(String method, String path, List<String> bodies) {

        static Door of(String method, String path, String... bodies) {
            return new Door(method, path, List.of(bodies));
        }
    }

    @BeforeEach
    void start() {
        node = Node.start(Kind.SQLITE.fresh());
        reception.at(node.address());
        company = Company.sits(reception, SEED);
        guest = reception.admit("Hostile");
    }

    @AfterEach
    void stop() {
        company.close();
        node.close();
    }

    private static List<Door> doors() {
        String plan = Bodies.write(Company.PLAN);
        return List.of(
                Door.of("POST", "/api/guests", "{\"name\":\"Ana\"}"),
                Door.of("GET", "/api/guests/me"),
                Door.of("PATCH", "/api/guests/me", "{\"name\":\"Bob\"}"),
                Door.of("DELETE", "/api/guests/me"),
                Door.of("POST", "/api/guests/me/links"),
                Door.of("GET", "/api/links/{}"),
                Door.of("POST", "/api/links/{}"),
                Door.of("GET", "/api/guests/me/devices"),
                Door.of("DELETE", "/api/guests/me/devices"),
                Door.of("DELETE", "/api/guests/me/devices/{}"),
                Door.of("GET", "/api/games?language={}"),
                Door.of("GET", "/api/levels?language={}"),
                Door.of("GET", "/api/rules?game={}&language={}&rules={}"),
                Door.of("GET", "/api/lessons?game={}&language={}"),
                Door.of("POST", "/api/invitations", "{\"url\":\"http://localhost/t/K7QM2XW\"}"),
                Door.of("GET", "/api/tables"),
                Door.of("POST", "/api/tables", plan.replace("\"seats\":4", "\"seats\":2")),
                Door.of("POST", "/api/tables/brought", "{\"name\":\"here-1\",\"lines\":[\"{}\"]}"),
                Door.of("GET", "/api/tables/{}"),
                Door.of("GET", "/api/days/{}"),
                Door.of("POST", "/api/days/{}", RECORD),
                Door.of("GET", "/api/matches/{}"),
                Door.of("GET", "/api/matches/{}/record"),
                Door.of("GET", "/api/matches/{}/playback?" + RECORD_QUERY),
                Door.of("GET", "/api/matches/{}/review?" + RECORD_QUERY),
                Door.of("GET", "/api/players/{}/history"),
                Door.of("GET", "/api/players/{}/statistics"),
                Door.of("GET", "/api/leaderboard?game={}"),
                Door.of("POST", "/api/records/check?" + RECORD_QUERY, RECORD),
                Door.of("POST", "/api/records/playback?" + RECORD_QUERY, RECORD),
                Door.of("POST", "/api/records/review?" + RECORD_QUERY, RECORD),
                Door.of("GET", "/api/grapples/simulated?players={}&seed={}&level={}"),
                Door.of("GET", "/api/grapples/simulated/record?players={}&seed={}&level={}"),
                Door.of("GET", "/words/{}"),
                Door.of("GET", "/health"),
                Door.of("GET", "/ready"),
                Door.of("TRACE", "/api/{}", "x"),
                Door.of("GET", "/{}"));
    }

    @Test
    void everyPathIsTried() throws IOException {
        String described = Files.readString(Path.of("../docs/protocol/openapi.json"));
        assertThat(doors())
                .extracting(it -> it.path().replaceAll("[?].*", ""))
                .containsAll(
                        Pattern.compile("(?m)^    \"(/[^\"]*)\" : ")
                                .matcher(described)
                                .results()
                                .map(it -> it.group(1).replaceAll("\\{[a-z]+}", "{}"))
                                .toList());
    }

    @Test
    void nonsenseOverHttpIsRefusedAndLeavesNothing() throws Exception {
        List<Door> doors = doors();
        doors.forEach(door -> knock(door, 10));
        int heap = node.heap();
        int threads = node.threads();
        doors.forEach(door -> knock(door, TEXTS));
        for (int i = 0; i < TEXTS; i++) {
            babble();
        }
        isUnhurt(heap, threads);
    }

    private void knock(Door door, int times) {
        for (int i = 0; i < times; i++) {
            String body = door.bodies().isEmpty() ? "" : nonsense.of(door.bodies());
            String path = Pattern.compile("\\{}").matcher(door.path()).replaceAll(_ -> encoded());
            HttpResponse<String> answer = ask(door.method(), path, body);
            String said =
                    door
                            + " "
                            + path
                            + " "
                            + body
                            + ": "
                            + answer.statusCode()
                            + " "
                            + answer.body();
            assertThat(answer.statusCode()).as(said).isBetween(200, 499);
            assertThat(answer.body())
                    .as(said)
                    .doesNotContain("Exception", "\tat ", "dalmuti.server");
            if (answer.statusCode() >= 400) {
                assertThat(answer.body()).as(said).startsWith("{\"rule\":").hasSizeLessThan(2_000);
            }
        }
    }

    private String encoded() {
        String text = nonsense.of(WORDS);
        String some = text.substring(0, Math.min(500, text.length()));
        return URLEncoder.encode(some, StandardCharsets.UTF_8);
    }

    private HttpResponse<String> ask(String method, String path, String body) {
        boolean known = !method.equals("DELETE") && nonsense.dice().nextInt(3) > 0;
        String token = known ? guest.token() : encoded();
        var request =
                HttpRequest.newBuilder(URI.create(node.address() + path))
                        .timeout(LIMIT)
                        .header("Authorization", "Bearer " + token)
                        .header(
                                "Content-Type",
                                path.contains("/records/") ? "text/plain" : "application/json")
                        .method(method, HttpRequest.BodyPublishers.ofString(body));
        return ask(request.build(), 2);
    }

    /// A server may hang up between two requests; then one asks again.
    private HttpResponse<String> ask(HttpRequest request, int more) {
        try {
            return reception.http().send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            if (more > 0) {
                return ask(request, more - 1);
            }
            throw new AssertionError(request.toString(), e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// What is no HTTP.
    private void babble() throws IOException {
        String head =
                "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{\"name\":\"";
        String text =
                nonsense.of(
                        List.of(
                                head,
                                head.replace("Content-Length: 9", "Transfer-Encoding: chunked")));
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), node.address().getPort())) {
            socket.setSoTimeout(200);
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            String answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).doesNotContain("Exception", "\tat ", "Jetty");
        } catch (SocketException | SocketTimeoutException e) {
            // It was hung up on, or waits for the rest of what it began.
        }
    }

    /// More of them than there are threads that read sockets: some send a body byte by byte, and
    /// some do not read what they are told.
    @Test
    void thoseWhoAreSlowHoldUpNobody() throws Exception {
        String post =
                "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                        + "Content-Length: 14\r\n\r\n{";
        String get = "GET /words/ko.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(8);
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < SLOW; i++) {
                slow.add(opened(post));
                slow.add(opened(get));
            }
            Pause.millis(500);
            for (Socket socket : slow.subList(0, SLOW)) {
                socket.getOutputStream().write(' ');
            }
            int before = company.matches();
            Pause.until(LIMIT, () -> company.matches() > before, company::state);
            reception.admit("Another");
            try (Company another = Company.sits(reception, SEED + 1)) {
                another.ends(LIMIT);
            }
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
        assertThat(node.log()).doesNotContain("\tat ");
    }

    private Socket opened(String text) throws IOException {
        var socket = new Socket();
        socket.setReceiveBufferSize(2 << 10);
        socket.connect(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), node.address().getPort()));
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    @Test
    void nonsenseOverSocketsIsRefusedAndLeavesNothing() throws Exception {
        String code = reception.open(guest.token(), Company.PLAN);
        chatter(code, 20);
        int heap = node.heap();
        int threads = node.threads();
        chatter(code, Math.max(1_000, TEXTS));
        isUnhurt(heap, threads);
    }

    private void chatter(String code, int messages) throws Exception {
        List<String> good =
                List.of(
                                new Request.Hello(guest.token(), "en"),
                                new Request.Hello("", "ko"),
                                new Request.Answer(1, 1, "{\"move\":\"lay\",\"play\":[9,2,1]}"),
                                new Request.Sit(2, 1),
                                new Request.Leave(3),
                                new Request.Rest(4, true),
                                new Request.SeatBot(5, 2, "cook"),
                                new Request.Remove(6, 1),
                                new Request.HandOver(7, 1),
                                new Request.Start(8),
                                new Request.NextRound(9),
                                new Request.End(10),
                                new Request.Say(11, "hello"),
                                new Request.Phrase(12, "court.tone"),
                                new Request.Emote(13, "laugh"),
                                new Request.Mute(14, 1, true),
                                new Request.Report(15, 0, "x"),
                                new Request.Pledge(16, 1, ""),
                                new Request.Reveal(17, 1, "00".repeat(16)),
                                new Request.Hint(18, 3),
                                new Request.Resync(),
                                new Request.Ping(19))
                        .stream()
                        .map(Requests::write)
                        .toList();
        for (int said = 0; said < messages; ) {
            var ear = new Ear();
            WebSocket socket = ear.at(node.address(), code);
            if (nonsense.dice().nextInt(4) > 0) {
                ear.say(socket, good.getFirst());
            }
            for (int i = nonsense.dice().nextInt(40); i >= 0 && !ear.isClosed(); i--) {
                ear.say(socket, nonsense.of(good));
                said++;
            }
            ear.leave(socket);
            for (String frame : ear.frames) {
                assertThat(frame).doesNotContain("Exception", "\tat ", "dalmuti.server");
                Notices.read(frame);
            }
        }
    }

    /// Whatever is heard on a socket.
    private static final class Ear implements WebSocket.Listener {

        private final ConcurrentLinkedQueue<String> frames = new ConcurrentLinkedQueue<>();
        private final CompletableFuture<Integer> closed = new CompletableFuture<>();
        private final StringBuilder begun = new StringBuilder();

        WebSocket at(URI server, String code) throws Exception {
            URI uri =
                    URI.create(
                            "ws"
                                    + server.toString().substring(4)
                                    + "/api/tables/"
                                    + code
                                    + "/socket");
            return HTTP.newWebSocketBuilder()
                    .buildAsync(uri, this)
                    .get(LIMIT.toSeconds(), TimeUnit.SECONDS);
        }

        boolean isClosed() {
            return closed.isDone();
        }

        void say(WebSocket socket, String text) {
            try {
                var _ = socket.sendText(text, true).get(LIMIT.toSeconds(), TimeUnit.SECONDS);
            } catch (Exception e) {
                closed.complete(0); // hung up on meanwhile
            }
        }

        /// Some say goodbye and some do not, and nobody waits long for an answer.
        void leave(WebSocket socket) throws Exception {
            if (!closed.isDone()) {
                var _ = socket.sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(_ -> socket);
            }
            var _ = closed.completeOnTimeout(0, 1, TimeUnit.SECONDS).get();
            socket.abort();
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean whole) {
            begun.append(part);
            if (whole) {
                frames.add(begun.toString());
                begun.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            closed.complete(status);
            return CompletableFuture.completedStage(null);
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            closed.complete(0);
        }
    }

    /// People have played on all the while, and what was used is given back.
    private void isUnhurt(int heapBefore, int threadsBefore) {
        company.ends(LIMIT);
        assertThat(company.check()).isPositive();
        try (Company another = Company.sits(reception, SEED + 1)) {
            another.ends(LIMIT);
        }
        int heap = node.heap();
        int threads = node.threads();
        System.out.printf(
                "%d texts: heap %d kB before, %d kB after; threads %d before, %d after%n",
                TEXTS, heapBefore, heap, threadsBefore, threads);
        assertThat(heap).isLessThan(heapBefore + MORE_HEAP_KB);
        assertThat(threads).isLessThan(threadsBefore + MORE_THREADS);
        assertThat(node.log()).doesNotContain("\tat ");
    }
}
