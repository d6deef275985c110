package dalmuti.app.remote;

import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/// One connection to a table, from its opening to its loss.
final class Socket implements WebSocket.Listener {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// Whoever is told what comes, always by one thread at a time.
    interface Ear {

        void heard(String text);

        /// Nothing more will be heard.
        void lost();
    }

    private final Ear ear;
    private final StringBuilder text = new StringBuilder();
    private CompletableFuture<?> sent = CompletableFuture.completedFuture("nothing yet");
    private volatile long heardAt = System.nanoTime();

    private Socket(Ear ear) {
        this.ear = ear;
    }

    static Opened open(HttpClient client, ServerAddress server, String code, Ear ear) {
        var socket = new Socket(ear);
        try {
            WebSocket wire =
                    client.newWebSocketBuilder()
                            .connectTimeout(PATIENCE)
                            .buildAsync(server.socket(code), socket)
                            .join();
            return new Opened(socket, wire);
        } catch (CompletionException | IllegalArgumentException e) {
            throw new UnreachableException(server);
        }
    }

    /// A socket together with its wire, on which things can be said.
    record Opened(Socket socket, WebSocket wire) {

        void say(Request request) {
            synchronized (socket) { // one after another, as the wire wants it
                socket.sent =
                        socket.sent
                                .handle((_, _) -> wire)
                                .thenCompose(it -> it.sendText(Requests.write(request), true));
            }
        }

        Duration silence() {
            return Duration.ofNanos(System.nanoTime() - socket.heardAt);
        }

        /// Hangs up, once everything is said.
        void close() {
            synchronized (socket) {
                socket.sent =
                        socket.sent
                                .handle((_, _) -> wire)
                                .thenCompose(it -> it.sendClose(WebSocket.NORMAL_CLOSURE, ""))
                                .orTimeout(1, java.util.concurrent.TimeUnit.SECONDS)
                                .handle((_, _) -> wire);
            }
            socket.sent.join();
            wire.abort();
        }

        void abort() {
            wire.abort();
            socket.ear.lost();
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket wire, CharSequence part, boolean last) {
        heardAt = System.nanoTime();
        text.append(part);
        if (text.length() > Notices.LONGEST) {
            wire.abort();
            ear.lost();
        } else if (last) {
            String whole = text.toString();
            text.setLength(0);
            ear.heard(whole);
        }
        wire.request(1);
        return CompletableFuture.completedStage("read");
    }

    @Override
    public CompletionStage<?> onClose(WebSocket wire, int status, String reason) {
        ear.lost();
        return CompletableFuture.completedStage("closed");
    }

    @Override
    public void onError(WebSocket wire, Throwable error) {
        ear.lost();
    }
}
