package dalmuti.server.edge.operator;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import dalmuti.server.Backend;
import dalmuti.server.Closer;
import dalmuti.server.Metrics;
import dalmuti.server.PeriodicTask;
import dalmuti.server.edge.Edge;
import dalmuti.server.edge.PortTakenException;
import dalmuti.server.edge.http.HttpRefusal;
import dalmuti.server.edge.operator.OperatorTokens.Verdict;
import dalmuti.wire.rest.Health;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The operator's HTTP port, on this machine only. Health and metrics are for everybody here, and
/// so is an empty page; whatever the page shows and does wants the token of an operator in a
/// header, which no other page can make a browser send.
public final class Admin implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Admin.class);
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final String BEARER = "Bearer ";

    private static final Map<String, String> PAGES =
            Map.of(
                    "GET /", "operator.html",
                    "GET /operator.js", "operator.js",
                    "GET /operator.css", "operator.css");

    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "js", "text/javascript", "css", "text/css");

    private static final Map<String, String> HEADERS =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
                            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "no-referrer",
                    "Cache-Control",
                    "no-store");

    private final HttpServer server;
    private final Backend backend;
    private final Metrics metrics;
    private final Edge edge;
    private final OperatorTokens tokens;
    private final OperatorApi api;
    private final Closer closer = new Closer();

    private Admin(int port, Backend backend, Metrics metrics, Edge edge, OperatorTokens tokens)
            throws IOException {
        this.backend = backend;
        this.metrics = metrics;
        this.edge = edge;
        this.tokens = tokens;
        var here = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        server = HttpServer.create(here, 0);
        ExecutorService threads = closer.keep(Executors.newVirtualThreadPerTaskExecutor());
        closer.keep((AutoCloseable) () -> server.stop(0));
        var history = new FigureHistory(metrics);
        api = new OperatorApi(backend, edge, history);
        closer.keep(
                        new PeriodicTask(
                                "figures", FigureHistory.EVERY, FigureHistory.EVERY, history::look))
                .start();
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    /// @param port 0 for any that is free
    public static Admin open(
            int port, Backend backend, Metrics metrics, Edge edge, OperatorTokens tokens) {
        try {
            return new Admin(port, backend, metrics, edge, tokens);
        } catch (BindException e) {
            throw new PortTakenException(port, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int port() {
        return server.getAddress().getPort();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answer answer = answered(exchange);
            byte[] bytes = answer.text().getBytes(StandardCharsets.UTF_8);
            HEADERS.forEach(exchange.getResponseHeaders()::set);
            exchange.getResponseHeaders().set("Content-Type", answer.type());
            exchange.sendResponseHeaders(answer.status(), bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    private Answer answered(HttpExchange exchange) {
        if (!isFromHere(exchange.getRequestHeaders())) {
            return Answer.plain(403, "not from a page of another host");
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

    /// Another page in a browser on this machine is not the one who runs the server.
    private static boolean isFromHere(Headers headers) {
        String host = Objects.requireNonNullElse(headers.getFirst("Host"), "");
        String own = "http://" + host;
        return HERE.contains(host.replaceAll(":[0-9]+$", ""))
                && own.equals(Objects.requireNonNullElse(headers.getFirst("Origin"), own));
    }

    private Answer answer(HttpExchange exchange) {
        String asked = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
        String file = PAGES.get(asked);
        if (file != null) {
            return page(file);
        }
        return switch (asked) {
            case "GET /health" -> Answer.json(new Health("up"));
            case "GET /ready" ->
                    edge.isReady()
                            ? Answer.json(new Health("ready"))
                            : Answer.plain(503, "draining");
            case "GET /metrics" -> new Answer(200, Metrics.contentType(), metrics.text());
            default -> guarded(exchange, asked);
        };
    }

    private static Answer page(String file) {
        String type = TYPES.getOrDefault(file.substring(file.indexOf('.') + 1), "");
        try (InputStream in = Objects.requireNonNull(Admin.class.getResourceAsStream(file))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Answer(200, type + "; charset=utf-8", text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Answer guarded(HttpExchange exchange, String asked) {
        String said =
                Objects.requireNonNullElse(
                        exchange.getRequestHeaders().getFirst("Authorization"), "");
        String token = said.startsWith(BEARER) ? said.substring(BEARER.length()) : "";
        return switch (tokens.judge(token)) {
            case Verdict.Known(var operator) -> api(operator, asked, query(exchange));
            case Verdict.Unknown() -> {
                exchange.getResponseHeaders().set("WWW-Authenticate", "Bearer");
                yield Answer.plain(
                        401, "say the token of an operator: Authorization: Bearer TOKEN");
            }
            case Verdict.TooMany(int seconds) -> {
                exchange.getResponseHeaders().set("Retry-After", String.valueOf(seconds));
                yield Answer.plain(
                        429, "too many wrong tokens; wait %d seconds".formatted(seconds));
            }
        };
    }

    /// What is done is written down with who did it.
    private Answer api(String operator, String asked, Map<String, String> query) {
        try {
            Answer answer = api.answer(operator, asked, query);
            if (!asked.startsWith("GET ") && answer.isGood()) {
                backend.operatorLog().add(operator, asked + ": " + answer.text().strip());
            }
            return answer;
        } catch (HttpRefusal e) {
            backend.operatorLog().add(operator, asked + " " + query + ": not everywhere yet");
            throw e;
        }
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
        closer.close();
    }
}
