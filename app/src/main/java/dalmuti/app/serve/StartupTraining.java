package dalmuti.app.serve;

import dalmuti.app.remote.ServerAddress;
import dalmuti.app.remote.ServerApi;
import dalmuti.app.remote.Visit;
import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;

/// Starts a server, visits it once and stops it, so that the JVM can remember for the next time
/// what a start needs.
final class StartupTraining {

    private static final Duration PLAY = Duration.ofSeconds(2);
    private static final String LANGUAGE = "en";

    private StartupTraining() {}

    static void hold() {
        try {
            Path folder = Files.createTempDirectory("dalmuti-rehearsal");
            try (var server = Server.start(Settings.here(folder));
                    var client = HttpClient.newHttpClient()) {
                visit(client, ServerAddress.of("127.0.0.1:" + server.port()));
            } finally {
                delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void visit(HttpClient client, ServerAddress server)
            throws IOException, InterruptedException {
        for (String path : List.of("/", "/api/games", "/api/levels", "/api/tables")) {
            var request = HttpRequest.newBuilder(server.page(path)).build();
            var _ = client.send(request, BodyHandlers.ofString());
        }
        var api = new ServerApi(client, server, LANGUAGE);
        String token = api.admit("Dalmuti");
        var plan = new Plan("dalmuti", "official", 4, false, "knight", Plan.Customs.USUAL);
        String code = api.open(plan, token);
        try (Visit visit = Visit.to(client, server, code, new Request.Hello(token, LANGUAGE))) {
            var _ = visit.table().send(Request.Start::new);
            Thread.sleep(PLAY);
        }
        client.shutdownNow();
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
