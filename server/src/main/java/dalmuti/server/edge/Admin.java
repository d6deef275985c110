package dalmuti.server.edge;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import dalmuti.server.Backend;
import dalmuti.server.Metrics;
import dalmuti.server.edge.http.Disconnection;
import dalmuti.server.edge.http.ErrorResponses;
import dalmuti.server.edge.http.HttpRefusal;
import dalmuti.server.edge.limit.ClientAddresses;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Health;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The operator's HTTP port, on this machine only: health, metrics, reports, bans, backup and
/// drain.
///
/// ```
/// GET  /health /ready /metrics /reports?page=1 /reports?about=ID&page=1
/// POST /reports/ID/resolve     POST /reports/resolve?about=ID
///     POST /bans?whom=ID&hours=24&reason=...     DELETE /bans?whom=ID
/// POST /backup                 POST /drain
/// ```
public final class Admin implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Admin.class);
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final int MOST_HOURS = 24 * 365;

    private final HttpServer server;
    private final ExecutorService thread;
    private final Backend backend;
    private final Metrics metrics;
    private final Edge edge;

    private record Answer(int status, String type, String text) {

        static Answer json(Object body) {
            return new Answer(200, ErrorResponses.JSON, Bodies.write(body));
        }

        static Answer plain(int status, String text) {
            return new Answer(status, "text/plain; charset=utf-8", text + "\n");
        }
    }

    private Admin(int port, Backend backend, Metrics metrics, Edge edge) throws IOException {
        this.backend = backend;
        this.metrics = metrics;
        this.edge = edge;
        server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("admin").factory());
        server.setExecutor(thread);
        server.createContext("/", this::handle);
        server.start();
    }

    /// @param port 0 for any that is free
    public static Admin open(int port, Backend backend, Metrics metrics, Edge edge) {
        try {
            return new Admin(port, backend, metrics, edge);
        } catch (BindException e) {
            throw new PortTakenException(port, e);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public int port() {
        return server.getAddress().getPort();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answer answer = answered(exchange);
            byte[] bytes = answer.text().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", answer.type());
            exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
            exchange.sendResponseHeaders(answer.status(), bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    private Answer answered(HttpExchange exchange) {
        if (!isFromHere(exchange)) {
            return Answer.plain(403, "not from a page");
        }
        try {
            return answer(exchange);
        } catch (HttpRefusal e) {
            return Answer.plain(e.status(), "done here, but not at every machine yet; ask again");
        } catch (IllegalArgumentException e) {
            return Answer.plain(400, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            LOG.error("{} {}", exchange.getRequestMethod(), exchange.getRequestURI(), e);
            return Answer.plain(500, "something went wrong; it was written down");
        }
    }

    /// A page in a browser on this machine is not the one who runs the server.
    private static boolean isFromHere(HttpExchange exchange) {
        String host = Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst("Host"), "");
        return !exchange.getRequestHeaders().containsKey("Origin")
                && HERE.contains(host.replaceAll(":[0-9]+$", ""));
    }

    private Answer answer(HttpExchange exchange) {
        String path = exchange.getRequestURI().getPath();
        String asked = exchange.getRequestMethod() + " " + path;
        return switch (asked) {
            case "GET /health" -> Answer.json(new Health("up"));
            case "GET /ready" ->
                    edge.isReady()
                            ? Answer.json(new Health("ready"))
                            : Answer.plain(503, "draining");
            case "GET /metrics" -> new Answer(200, Metrics.contentType(), metrics.text());
            case "GET /reports" -> reports(query(exchange));
            case "POST /reports/resolve" -> resolveAll(query(exchange));
            case "POST /bans" -> ban(query(exchange));
            case "DELETE /bans" -> unban(query(exchange));
            case "POST /backup" -> Answer.plain(200, backend.backup().get().toString());
            case "POST /drain" -> {
                edge.drain();
                yield Answer.plain(200, "draining");
            }
            default ->
                    asked.matches("POST /reports/[^/]+/resolve")
                            ? resolve(path.split("/", -1)[2])
                            : Answer.plain(404, "there is nothing here");
        };
    }

    private Answer reports(Map<String, String> query) {
        int page = Integer.parseInt(query.getOrDefault("page", "1"));
        return Answer.json(
                query.containsKey("about")
                        ? backend.moderation().reports(query.getOrDefault("about", ""), page)
                        : backend.moderation().reported(page));
    }

    private Answer resolveAll(Map<String, String> query) {
        int reports = backend.moderation().resolveAll(query.getOrDefault("about", ""));
        return reports > 0
                ? Answer.plain(200, "%d resolved".formatted(reports))
                : Answer.plain(404, "there are no such reports");
    }

    private Answer resolve(String id) {
        return backend.moderation().resolve(id)
                ? Answer.plain(200, "resolved")
                : Answer.plain(404, "there is no such report");
    }

    private Answer ban(Map<String, String> query) {
        String whom = ClientAddresses.meant(query.getOrDefault("whom", ""));
        int hours = Integer.parseInt(query.getOrDefault("hours", "24"));
        if (whom.isBlank() || hours < 1 || hours > MOST_HOURS) {
            throw new IllegalArgumentException(
                    "say whom=ID and hours from 1 to %d".formatted(MOST_HOURS));
        }
        Instant until = Instant.now().plus(Duration.ofHours(hours));
        backend.moderation().ban(whom, until, query.getOrDefault("reason", ""));
        int sockets = new Disconnection(backend.moderation(), backend.machines()).everywhere(whom);
        return Answer.plain(
                200, "%s is banned until %s; %d sockets closed".formatted(whom, until, sockets));
    }

    private Answer unban(Map<String, String> query) {
        return backend.moderation().unban(ClientAddresses.meant(query.getOrDefault("whom", "")))
                ? Answer.plain(200, "no longer banned")
                : Answer.plain(404, "nobody like that is banned");
    }

    private static Map<String, String> query(HttpExchange exchange) {
        var values = new HashMap<String, String>();
        String query = Objects.requireNonNullElse(exchange.getRequestURI().getRawQuery(), "");
        for (String pair : query.split("&", -1)) {
            String[] sides = pair.split("=", 2);
            String value = sides.length > 1 ? sides[1] : "";
            values.put(sides[0], URLDecoder.decode(value, StandardCharsets.UTF_8));
        }
        return values;
    }

    @Override
    public void close() {
        server.stop(0);
        thread.shutdown();
    }
}
