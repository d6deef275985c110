package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.server.Settings.Front;
import dalmuti.server.Settings.Limits;
import dalmuti.server.edge.http.DisconnectProbe;
import dalmuti.server.edge.http.RecordWorkers;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/// Texts that are hard to read hold up nobody but those who send them.
@Timeout(120)
class LongTextTests {

    private static final Duration LONG = Duration.ofMinutes(5);
    private static final String SMALL =
            "[game dalmuti] [notation 1] [rules official] [players A=a B=b C=c]\n";

    /// Two who stay tied through hundreds of cards: about as much work as a text may be.
    private static String hard(int comment) {
        var text = new StringBuilder("[game dalmuti] [notation 1] [rules official] [players");
        text.append(" A=a B=b C=c D=d E=e F=f G=g H=h]\n; ").append(comment).append('\n');
        text.append("round 1 order A B C D E F G H\n");
        text.append("draw A 12 B 12 C 1 D 3 E 5 F 7 G 9 H 11");
        String cycle = " A J B J";
        for (int rank = 11; rank > 1; rank--) {
            cycle += (" A " + rank + " B " + rank).repeat(rank / 2);
        }
        return text + (cycle + " A 12 B 12".repeat(5)).repeat(50);
    }

    private static CompletableFuture<HttpResponse<String>> check(
            Running server, String address, String text) {
        return server.http()
                .sendAsync(
                        HttpRequest.newBuilder(server.at("/api/records/check"))
                                .timeout(LONG)
                                .headers("Content-Type", "text/plain", "X-Forwarded-For", address)
                                .POST(BodyPublishers.ofString(text))
                                .build(),
                        BodyHandlers.ofString());
    }

    /// On a busy machine the small text may be sent so late that no hard one is left; then all are
    /// sent again.
    @Test
    void othersAreAnsweredWhileOneAddressHasHardTextsRead() {
        try (var server = Running.with(Limits.USUAL, Front.PROXY)) {
            boolean overtook = false;
            for (int round = 0; round < 10 && !overtook; round++) {
                overtook = smallOvertakesHard(server, round);
            }
            assertThat(overtook).isTrue();
        }
    }

    private static boolean smallOvertakesHard(Running server, int round) {
        var hard = new ArrayList<CompletableFuture<HttpResponse<String>>>();
        for (int i = 0; i < 8; i++) {
            hard.add(check(server, "192.0.2.1", hard(8 * round + i)));
        }
        hard.getFirst().join(); // they have begun
        var small = check(server, "192.0.2.2", SMALL).join();
        boolean overtook = hard.stream().anyMatch(it -> !it.isDone());
        assertThat(small.statusCode()).isEqualTo(200);
        assertThat(small.body()).contains("\"records\":1");
        assertThat(hard).allSatisfy(it -> assertThat(it.join().body()).contains("too-much-work"));
        return overtook;
    }

    @Test
    void whatTakesTooLongIsRefused() {
        var workers = new RecordWorkers(1, Duration.ofSeconds(1));
        assertThatThrownBy(() -> workers.pass("a", () -> false, SMALL, LongTextTests::endless))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.refusal().key()).isEqualTo("server.reading-late"));
    }

    /// As good as endless: it ends by itself after twenty seconds.
    private static String endless(WorkLimit limit) {
        while (true) {
            limit.spend(1_000);
            LockSupport.parkNanos(10_000_000);
        }
    }

    /// A server with one page, which takes for ever.
    private static Server endless(CountDownLatch begun, CompletableFuture<String> end) {
        var workers = new RecordWorkers(1, LONG);
        var server = new Server();
        server.addConnector(new ServerConnector(server));
        server.setHandler(
                new Handler.Abstract() {
                    @Override
                    public boolean handle(Request request, Response response, Callback callback) {
                        var watch = new DisconnectProbe(request);
                        Thread.ofVirtual().start(() -> work(watch));
                        return true;
                    }

                    private void work(DisconnectProbe watch) {
                        workers.pass(
                                "a",
                                watch::isGone,
                                SMALL,
                                limit -> {
                                    begun.countDown();
                                    try {
                                        return endless(limit);
                                    } catch (RuntimeException e) {
                                        end.complete(e.getClass().getSimpleName());
                                        throw e;
                                    }
                                });
                    }
                });
        return server;
    }

    private static Socket ask(Server server, String path) throws IOException {
        int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        say(socket, path);
        return socket;
    }

    private static void say(Socket socket, String path) throws IOException {
        OutputStream out = socket.getOutputStream();
        String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        out.write(request.getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    @Test
    void workEndsWhenNobodyWaitsForItAnyMore() throws Exception {
        var begun = new CountDownLatch(1);
        var end = new CompletableFuture<String>();
        Server server = endless(begun, end);
        server.start();
        try {
            try (Socket _ = ask(server, "/")) {
                begun.await();
            }
            assertThat(end.get()).isEqualTo("CancellationException");
        } finally {
            server.stop();
        }
    }

    @Test
    void whoeverAsksTheNextThingAlreadyIsStillThere() throws Exception {
        var server = new Server();
        server.addConnector(new ServerConnector(server));
        server.setHandler(
                new Handler.Abstract() {
                    @Override
                    public boolean handle(Request request, Response response, Callback callback) {
                        var watch = new DisconnectProbe(request);
                        Thread.ofVirtual().start(() -> answer(watch, response, callback));
                        return true;
                    }

                    private void answer(
                            DisconnectProbe watch, Response response, Callback callback) {
                        boolean gone = false;
                        for (int i = 0; i < 20 && !gone; i++) {
                            gone = watch.isGone();
                        }
                        response.setStatus(gone ? HttpStatus.GONE_410 : HttpStatus.ACCEPTED_202);
                        callback.succeeded();
                    }
                });
        server.start();
        try (Socket socket = ask(server, "/one")) {
            say(socket, "/two");
            var in =
                    new BufferedReader(
                            new InputStreamReader(
                                    socket.getInputStream(), StandardCharsets.US_ASCII));
            int answers = 0;
            while (answers < 2) {
                String line = in.readLine();
                answers += line.startsWith("HTTP/1.1 202") ? 1 : 0;
            }
        } finally {
            server.stop();
        }
    }
}
