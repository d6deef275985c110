package dalmuti.server.play;

import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Appearance;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.History;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.table.Plan;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// The servers of a house as somebody outside knows them: a list of addresses, of which some may
/// not answer at the moment.
final class Reception {

    private static final int LONGEST = 4 << 20;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int ATTEMPTS = 200;

    private final HttpClient http =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(PATIENCE)
                    .build();
    private final AtomicInteger asked = new AtomicInteger();
    private volatile List<URI> addresses = List.of();

    void at(URI... servers) {
        addresses = List.of(servers);
    }

    HttpClient http() {
        return http;
    }

    /// One of the servers, another each time.
    URI next() {
        List<URI> known = addresses;
        return known.get(Math.floorMod(asked.getAndIncrement(), known.size()));
    }

    Admission admit(String name) {
        return Bodies.read(
                Admission.class,
                send("POST", "/api/guests", "", Bodies.write(Appearance.named(name))).body(),
                LONGEST);
    }

    void forget(String token) {
        send("DELETE", "/api/guests/me", token, "");
    }

    String open(String token, Plan plan) {
        var answer = send("POST", "/api/tables", token, Bodies.write(plan));
        return Bodies.read(Opened.class, answer.body(), LONGEST).code();
    }

    Optional<String> record(String id) {
        var answer = send("GET", "/api/matches/" + id + "/record", "", "");
        return answer.statusCode() == 200 ? Optional.of(answer.body()) : Optional.empty();
    }

    History history(String guest) {
        var answer = send("GET", "/api/players/" + guest + "/history", "", "");
        return Bodies.read(History.class, answer.body(), LONGEST);
    }

    /// What a server answers at once, whatever that is.
    int status(String path) {
        try {
            return http.send(
                            request(next().resolve(path), "GET", "", ""),
                            HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// Asks until some server gives an answer that is not an excuse.
    private HttpResponse<String> send(String method, String path, String token, String body) {
        String last = "";
        for (int i = 0; i < ATTEMPTS; i++) {
            URI server = next();
            try {
                var answer =
                        http.send(
                                request(server.resolve(path), method, token, body),
                                HttpResponse.BodyHandlers.ofString());
                if (answer.statusCode() < 500) {
                    return answer;
                }
                last = answer.statusCode() + " " + answer.body();
            } catch (IOException e) {
                last = e.toString();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            Pause.millis(50);
        }
        throw new AssertionError("No server answers " + method + " " + path + ": " + last);
    }

    private static HttpRequest request(URI uri, String method, String token, String body) {
        var request =
                HttpRequest.newBuilder(uri)
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .method(method, HttpRequest.BodyPublishers.ofString(body));
        return (token.isEmpty() ? request : request.header("Authorization", "Bearer " + token))
                .build();
    }
}
