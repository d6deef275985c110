package dalmuti.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import dalmuti.server.site.StaticSite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/// The site that is only files, as a web space serves it in a folder of its own, with the headers
/// that docs/site.md asks for.
final class Site implements AutoCloseable {

    private static final String FOLDER = "/games/dalmuti/";
    private static final StaticSite SITE = StaticSite.made();
    private static final Pattern POLICY =
            Pattern.compile("(?m)^(/\\S*)\\n  Content-Security-Policy: (.+)");

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html",
                    "js", "text/javascript",
                    "css", "text/css",
                    "svg", "image/svg+xml",
                    "json", "application/json",
                    "wasm", "application/wasm",
                    "woff2", "font/woff2",
                    "webmanifest", "application/manifest+json");

    private final Map<String, byte[]> files = new ConcurrentHashMap<>(SITE.files());
    private final Map<String, String> policies = new HashMap<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpServer server;

    Site() {
        POLICY.matcher(text("_headers"))
                .results()
                .forEach(it -> policies.put(it.group(1), it.group(2)));
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    private static String text(String path) {
        return new String(file(path), StandardCharsets.UTF_8);
    }

    /// Where a page of the house is.
    String url(String page) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + FOLDER + "#" + page;
    }

    /// Serves something else instead of the file whose path ends so.
    void replace(String end, byte[] bytes) {
        files.put(path(end), bytes);
    }

    /// Has no file whose path ends so.
    void remove(String end) {
        files.remove(path(end));
    }

    static byte[] file(String end) {
        return Objects.requireNonNull(SITE.files().get(path(end)));
    }

    private static String path(String end) {
        return SITE.files().keySet().stream()
                .filter(it -> it.endsWith(end))
                .findFirst()
                .orElseThrow();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String asked = exchange.getRequestURI().getPath();
            String path = asked.startsWith(FOLDER) ? asked.substring(FOLDER.length()) : "/";
            byte[] bytes = files.get(path.isEmpty() ? "index.html" : path);
            if (bytes == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String ending = path.substring(path.lastIndexOf('.') + 1);
            exchange.getResponseHeaders()
                    .set(
                            "Content-Type",
                            TYPES.getOrDefault(path.isEmpty() ? "html" : ending, "text/plain"));
            policies.forEach(
                    (pattern, policy) -> {
                        if (("/" + path).matches(pattern.replace("*", ".*"))) {
                            exchange.getResponseHeaders().set("Content-Security-Policy", policy);
                        }
                    });
            exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    /// From now on there is no network to it.
    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }
}
