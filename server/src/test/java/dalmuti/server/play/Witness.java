package dalmuti.server.play;

import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/// Somebody at a real socket who writes down every byte that comes, and when.
final class Witness implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final List<Heard> heard = new ArrayList<>();
    private final Picture picture = new Picture();
    private final WebSocket socket;
    private long askedAt;
    private int answered = -1;
    private int acks;

    /// @param at nanoseconds
    record Heard(long at, String frame) {}

    /// A question that waits for an answer.
    ///
    /// @param at nanoseconds
    record Question(int number, long at) {}

    /// @param token empty for whoever looks on
    Witness(HttpClient http, int port, String code, String token) {
        socket =
                http.newWebSocketBuilder()
                        .buildAsync(
                                URI.create(
                                        "ws://127.0.0.1:%d/api/tables/%s/socket"
                                                .formatted(port, code)),
                                new Ear())
                        .join();
        send(new Request.Hello(token, "en"));
        Pause.until(PATIENCE, () -> !heard().isEmpty(), () -> "Nothing is heard");
    }

    private void send(Request request) {
        socket.sendText(Requests.write(request), true).join();
    }

    synchronized List<Heard> heard() {
        return List.copyOf(heard);
    }

    synchronized Optional<Question> question() {
        return picture.question().filter(it -> it != answered).map(it -> new Question(it, askedAt));
    }

    synchronized <V> V view(GameJson<?, ?, V> json) {
        return picture.view(json);
    }

    /// Nothing more is asked of them for now: an answer is on its way.
    synchronized void answers(int question) {
        answered = question;
    }

    void answer(int question, String move) {
        int ack;
        synchronized (this) {
            acks++;
            ack = acks;
        }
        send(new Request.Answer(ack, question, move));
    }

    private synchronized void hear(String frame) {
        long now = System.nanoTime();
        heard.add(new Heard(now, frame));
        if (Notices.read(frame) instanceof Notice.Update update) {
            picture.take(update);
            if (update.now().containsKey("question")) {
                askedAt = now;
            }
        }
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Ear implements WebSocket.Listener {

        private final StringBuilder begun = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean whole) {
            begun.append(part);
            if (whole) {
                hear(begun.toString());
                begun.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }
    }
}
