package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dalmuti.testkit.Ports;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/// A log for programs to read. In a process of its own, for a log is configured once.
@Timeout(120)
class LogTests {

    private static final Path LAUNCHER = Path.of("target/dalmuti").toAbsolutePath();
    private static final String TOKEN = "a-token-for-the-tests";

    @TempDir private Path folder;

    private Process serve(int adminPort) throws IOException {
        var builder =
                new ProcessBuilder(
                        "/bin/sh",
                        LAUNCHER.toString(),
                        "serve",
                        "--log=json",
                        "--bind=127.0.0.1",
                        "--port=0",
                        "--admin-port=" + adminPort,
                        "--data=" + folder);
        builder.environment().put("DALMUTI_JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("DALMUTI_OPERATOR_TOKEN", TOKEN);
        builder.environment().put("DALMUTI_NO_CACHE", "1");
        return builder.redirectError(folder.resolve("log").toFile()).start();
    }

    private static void backUp(int adminPort) throws Exception {
        try (var http = HttpClient.newHttpClient()) {
            var request =
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + adminPort + "/backup"))
                            .header("Authorization", "Bearer " + TOKEN)
                            .POST(BodyPublishers.noBody())
                            .build();
            assertThat(http.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void eachLineIsAnObjectOfJson() throws Exception {
        int adminPort = Ports.free();
        Process server = serve(adminPort);
        try (var said = server.inputReader()) {
            assertThat(said.readLine()).startsWith("Dalmuti is open at ");
            backUp(adminPort);
        } finally {
            server.destroy();
            assertThat(server.waitFor(1, TimeUnit.MINUTES)).isTrue();
        }
        var json = new ObjectMapper();
        var messages = new StringBuilder();
        for (String line : Files.readAllLines(folder.resolve("log"))) {
            JsonNode logged = json.readTree(line);
            assertThat(logged.path("level").asText()).isIn("INFO", "WARN");
            assertThat(logged.path("timestamp").asLong()).isPositive();
            messages.append(logged.path("formattedMessage").asText()).append('\n');
        }
        assertThat(messages.toString()).contains("backup");
    }
}
