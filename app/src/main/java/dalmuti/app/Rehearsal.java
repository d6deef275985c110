package dalmuti.app;

import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Naming;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;

/// A server that starts, is visited once and stops, all by itself, so that the JVM can remember for
/// the next time what a start needs.
final class Rehearsal {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration PLAY = Duration.ofSeconds(2);
    private static final int LONGEST = 1 << 20;

    private final HttpClient client;
    private final int port;

    private Rehearsal(HttpClient client, int port) {
        this.client = client;
        this.port = port;
    }

    static void hold() {
        try {
            Path folder = Files.createTempDirectory("dalmuti-rehearsal");
            try (var server = Server.start(settings(folder));
                    var client = HttpClient.newHttpClient()) {
                new Rehearsal(client, server.port()).visit();
            } finally {
                delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Settings settings(Path folder) {
        return Settings.here(folder);
    }

    private void visit() throws IOException, InterruptedException {
        for (String path : List.of("/", "/api/games", "/api/levels", "/api/tables")) {
            var _ = client.send(request(path).build(), BodyHandlers.ofString());
        }
        var admission =
                Bodies.read(
                        Admission.class,
                        post("/api/guests", Bodies.write(new Naming("Dalmuti")), ""),
                        LONGEST);
        var plan = new Plan("dalmuti", "official", 4, false, "knight", Plan.Customs.USUAL);
        var table =
                Bodies.read(
                        Opened.class,
                        post("/api/tables", Bodies.write(plan), admission.token()),
                        LONGEST);
        play(table.code(), admission.token());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(PATIENCE);
    }

    private String post(String path, String body, String token)
            throws IOException, InterruptedException {
        var request =
                request(path)
                        .headers(
                                "Content-Type",
                                "application/json",
                                "Authorization",
                                "Bearer " + token)
                        .POST(BodyPublishers.ofString(body));
        return client.send(request.build(), BodyHandlers.ofString()).body();
    }

    private void play(String code, String token) throws InterruptedException {
        var uri = URI.create("ws://127.0.0.1:" + port + "/api/tables/" + code + "/socket");
        WebSocket socket =
                client.newWebSocketBuilder()
                        .buildAsync(uri, new WebSocket.Listener() {})
                        .orTimeout(PATIENCE.toSeconds(), java.util.concurrent.TimeUnit.SECONDS)
                        .join();
        var _ = socket.sendText(Requests.write(new Request.Hello(token, "en")), true).join();
        var _ = socket.sendText(Requests.write(new Request.Start(1)), true).join();
        Thread.sleep(PLAY);
        socket.abort();
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
