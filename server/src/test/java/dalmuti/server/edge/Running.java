package dalmuti.server.edge;

import dalmuti.server.Durability;
import dalmuti.server.Metrics;
import dalmuti.server.Settings;
import dalmuti.server.Settings.Certificate;
import dalmuti.server.Settings.Front;
import dalmuti.server.Settings.Limits;
import dalmuti.server.edge.socket.Timeouts;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// An edge on a free port of this machine, and somebody who asks it things.
record Running(Edge edge, StandIns behind, Metrics metrics, HttpClient http)
        implements AutoCloseable {

    /// How long an answer may take on a machine that is busy with other things.
    static final Duration LIMIT = Duration.ofSeconds(20);

    /// For tests of what happens to those who do nothing.
    static final Timeouts HASTE =
            new Timeouts(
                    millis(600),
                    millis(900),
                    millis(1500),
                    millis(600),
                    millis(20_000),
                    millis(200),
                    millis(1000),
                    millis(200),
                    millis(50));

    /// On a machine that is busy with other things as well, nobody is sent away for being slow.
    static final Timeouts PATIENCE =
            new Timeouts(
                    millis(20_000),
                    millis(20_000),
                    millis(20_000),
                    millis(20_000),
                    millis(20_000),
                    millis(200),
                    millis(20_000),
                    millis(200),
                    millis(50));

    private static long millis(int number) {
        return Duration.ofMillis(number).toNanos();
    }

    static Running usual() {
        return with(Limits.USUAL, Front.NONE);
    }

    static Running with(Limits limits, Front front) {
        return of(settings(Optional.empty(), limits, front), PATIENCE);
    }

    static Running hasty() {
        return of(settings(Optional.empty(), Limits.USUAL, Front.NONE), HASTE);
    }

    static Settings settings(Optional<Certificate> tls, Limits limits, Front front) {
        return new Settings(
                new Settings.Address("127.0.0.1", 0, 0),
                Path.of("NOWHERE"),
                Optional.empty(),
                tls,
                front,
                Set.of("https://friends.example"),
                Optional.empty(),
                limits,
                Settings.USUAL_IDLE,
                Durability.POWER,
                Settings.Operators.in(Path.of("NOWHERE")));
    }

    static Running of(Settings settings, Timeouts timeouts) {
        var behind = new StandIns();
        var metrics = new Metrics();
        var edge = Edge.open(settings, behind.parts(), metrics, timeouts);
        return new Running(
                edge, behind, metrics, HttpClient.newBuilder().connectTimeout(LIMIT).build());
    }

    /// Limits that a test reaches soon.
    static Limits tight() {
        return new Limits(1024, 2048, 8192, 20, 10, 32, 16 << 10, 3, 2, 2, 40, 4, 1, 3, 40, 200);
    }

    /// As usual, but for how many an address may have, and how much they may say.
    static Limits crowded(int anonymous, int addressPerSecond, int connections) {
        return new Limits(
                4096,
                16 << 10,
                2 << 20,
                20,
                40,
                256,
                256 << 10,
                200,
                60,
                60,
                1200,
                240,
                60,
                anonymous,
                addressPerSecond,
                connections);
    }

    URI at(String path) {
        return URI.create("http://127.0.0.1:" + edge.port() + path);
    }

    HttpResponse<String> get(String path, String... headers) {
        return ask("GET", path, "", headers);
    }

    HttpResponse<String> post(String path, String body, String... headers) {
        return ask("POST", path, body, withJson(headers));
    }

    private static String[] withJson(String... headers) {
        var all = new java.util.ArrayList<>(List.of(headers));
        if (!all.contains("Content-Type")) {
            all.addAll(List.of("Content-Type", "application/json"));
        }
        return all.toArray(String[]::new);
    }

    HttpResponse<String> ask(String method, String path, String body, String... headers) {
        var request =
                HttpRequest.newBuilder(at(path))
                        .timeout(LIMIT)
                        .method(
                                method,
                                body.isEmpty()
                                        ? BodyPublishers.noBody()
                                        : BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(method + " " + path, e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// A socket at a table, with nothing said yet.
    Caller call(String table, String... headers) {
        return Caller.at(this, table, headers);
    }

    @Override
    public void close() {
        http.shutdownNow();
        edge.close();
    }
}
