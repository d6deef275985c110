package dalmuti.server.play;

import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/// A patron's way to the table: a socket, and another one when that is lost.
final class Wire implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final long AGAIN_MS = 100;

    private final Reception reception;
    private final String code;
    private final Patron patron;
    private int generation;
    private boolean closed;
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
    private CompletableFuture<WebSocket> socket = new CompletableFuture<>();

    Wire(Reception reception, String code, Patron patron) {
        this.reception = reception;
        this.code = code;
        this.patron = patron;
    }

    void open() {
        int mine;
        synchronized (this) {
            if (closed) {
                return;
            }
            generation++;
            mine = generation;
            socket = new CompletableFuture<>();
        }
        String server = reception.next().toString().replaceFirst("^http", "ws");
        var _ =
                reception
                        .http()
                        .newWebSocketBuilder()
                        .connectTimeout(PATIENCE)
                        .buildAsync(
                                URI.create(server + "/api/tables/" + code + "/socket"),
                                new Ear(mine))
                        .whenComplete((it, failure) -> reached(mine, it, failure));
    }

    private void reached(int mine, WebSocket it, Throwable failure) {
        if (failure != null) {
            lost(mine);
            return;
        }
        if (patron.opened(() -> isReady(mine, it))) {
            it.request(1);
        } else {
            it.abort();
        }
    }

    private synchronized boolean isReady(int mine, WebSocket it) {
        if (mine != generation || closed) {
            return false;
        }
        sending = CompletableFuture.completedFuture(null);
        socket.complete(it);
        return true;
    }

    /// Whatever can't be sent is kept by the patron, who says it again.
    synchronized void say(String text) {
        if (!socket.isDone()) {
            return;
        }
        int mine = generation;
        WebSocket open = socket.join();
        sending =
                sending.thenCompose(_ -> open.sendText(text, true))
                        .whenComplete(
                                (_, failure) -> {
                                    if (failure != null) {
                                        lost(mine);
                                    }
                                });
    }

    /// Gives a socket up at which nothing is heard any more, and opens another.
    void reopen() {
        int mine;
        synchronized (this) {
            mine = generation;
        }
        lost(mine);
    }

    private synchronized void lost(int which) {
        if (which != generation || closed) {
            return;
        }
        generation++; // nothing more is heard of that socket
        if (socket.isDone()) {
            socket.join().abort();
        }
        socket = new CompletableFuture<>();
        var later = CompletableFuture.delayedExecutor(AGAIN_MS, TimeUnit.MILLISECONDS);
        later.execute(this::open);
    }

    private synchronized boolean isCurrent(int which) {
        return which == generation && !closed;
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (socket.isDone()) {
            socket.join().abort();
        }
    }

    /// What hears a socket.
    private final class Ear implements WebSocket.Listener {

        private final int mine;
        private final StringBuilder begun = new StringBuilder();

        Ear(int mine) {
            this.mine = mine;
        }

        @Override
        public void onOpen(WebSocket from) {
            // The first message is asked for when the patron is ready.
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean whole) {
            begun.append(part);
            if (whole) {
                String frame = begun.toString();
                begun.setLength(0);
                if (isCurrent(mine)) {
                    patron.heard(frame);
                }
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            lost(mine);
            return CompletableFuture.completedStage(null);
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            lost(mine);
        }
    }
}
