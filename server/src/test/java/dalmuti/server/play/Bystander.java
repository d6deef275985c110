package dalmuti.server.play;

import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/// Somebody who looks on at a table through one certain server, and does not come back.
final class Bystander implements WebSocket.Listener {

    private static final int PATIENCE_S = 20;

    private final CompletableFuture<String> shown = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();
    private final Queue<CharSequence> heard = new ConcurrentLinkedQueue<>();

    private Bystander() {}

    /// Says who it is, and waits until it is shown the table.
    static Bystander at(HttpClient http, URI server, String code, String token) {
        var bystander = new Bystander();
        String table = server.toString().replaceFirst("^http", "ws") + "/api/tables/" + code;
        var socket =
                soon(
                        http.newWebSocketBuilder()
                                .buildAsync(URI.create(table + "/socket"), bystander));
        soon(socket.sendText(Requests.write(new Request.Hello(token, "en")), true));
        soon(bystander.shown);
        bystander.socket.complete(socket);
        return bystander;
    }

    /// Whether it could be sent, heard or not.
    boolean says(Request request) {
        try {
            soon(soon(socket).sendText(Requests.write(request), true));
            return true;
        } catch (AssertionError _) {
            return false; // it was hung up on
        }
    }

    /// All that was told so far, frame after frame.
    String heard() {
        return String.join("", heard);
    }

    private static <T> T soon(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_S, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /// The code with which it is hung up on.
    int closed() {
        return soon(closed);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean whole) {
        heard.add(part.toString());
        shown.complete(part.toString());
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
        closed.completeExceptionally(error);
    }
}
