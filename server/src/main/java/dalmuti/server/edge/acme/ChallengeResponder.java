package dalmuti.server.edge.acme;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import dalmuti.server.edge.PortTakenException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Proves on the port of plain HTTP that this host has its name (HTTP-01 of RFC 8555), and sends
/// everybody else who comes there to HTTPS.
final class ChallengeResponder implements AutoCloseable {

    private static final String PREFIX = "/.well-known/acme-challenge/";
    private static final int MOVED = 308;

    private final String home;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, String> answers = new ConcurrentHashMap<>();

    /// @param home where people find the server: `https://cards.example`
    ChallengeResponder(String bind, int port, String home) {
        this.home = home;
        try {
            server = HttpServer.create(new InetSocketAddress(bind, port), 0);
        } catch (BindException e) {
            throw new PortTakenException(port, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    void add(String token, String answer) {
        answers.put(token, answer);
    }

    void remove(String token) {
        answers.remove(token);
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getRawPath();
            String answer =
                    path.startsWith(PREFIX)
                            ? answers.getOrDefault(path.substring(PREFIX.length()), "")
                            : "";
            if (answer.isEmpty()) {
                exchange.getResponseHeaders().set("Location", home + exchange.getRequestURI());
                exchange.sendResponseHeaders(MOVED, -1);
                return;
            }
            byte[] bytes = answer.getBytes(StandardCharsets.US_ASCII);
            exchange.getResponseHeaders().set("Content-Type", "application/octet-stream");
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
