package dalmuti.server.edge;

import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A viewer's program at the other end of a socket. It waits for nothing without end.
final class Caller implements WebSocket.Listener {

    private final LinkedBlockingQueue<String> frames = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder begun = new StringBuilder();
    private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();

    static Caller at(Running server, String table, String... headers) {
        var caller = new Caller();
        var builder = server.http().newWebSocketBuilder().connectTimeout(Running.LIMIT);
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        URI http = server.at("/api/tables/" + table + "/socket");
        var uri = URI.create(http.toString().replaceFirst("^http", "ws"));
        caller.socket.complete(soon(builder.buildAsync(uri, caller)));
        return caller;
    }

    static <T> T soon(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get(Running.LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    Caller hello(String token) {
        return hello(token, "en");
    }

    Caller hello(String token, String language) {
        return say(new Request.Hello(token, language));
    }

    Caller say(Request request) {
        return say(Requests.write(request));
    }

    Caller say(String text) {
        var _ = soon(soon(socket).sendText(text, true));
        return this;
    }

    /// Says more and more, one after the other, whether the server still listens or not: a message
    /// that is begun before the last one is out would not be sent at all.
    Caller pings(int number) {
        for (int ack = 1; ack <= number && !closed.isDone(); ack++) {
            CompletableFuture<WebSocket> said =
                    raw().sendText(Requests.write(new Request.Ping(ack)), true);
            var _ = soon(said.handle((_, _) -> "said, or too late"));
        }
        return this;
    }

    WebSocket raw() {
        return soon(socket);
    }

    Notice next() {
        return Notices.read(nextFrame());
    }

    String nextFrame() {
        try {
            String frame = frames.poll(Running.LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            if (frame == null) {
                throw new AssertionError("Nothing was told; closed: " + closed);
            }
            return frame;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// The code with which the server closes.
    int closed() {
        return soon(closed);
    }

    /// The code with which the server closes the first of many.
    static int firstClosed(List<Caller> callers) {
        CompletableFuture<?>[] all =
                callers.stream().map(it -> it.closed).toArray(CompletableFuture[]::new);
        return (int) soon(CompletableFuture.anyOf(all));
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        begun.append(part);
        if (last) {
            frames.add(begun.toString());
            begun.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.completeExceptionally(error);
    }
}
