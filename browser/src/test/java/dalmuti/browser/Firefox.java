package dalmuti.browser;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The Firefox that is there already, with one page, spoken to in WebDriver BiDi: Playwright would
/// want one of its own make.
final class Firefox implements AutoCloseable {

    private static final int LONGEST = 120;
    private static final String READY = "WebDriver BiDi listening on ";

    private final Process process;
    private final HttpClient client = HttpClient.newHttpClient();
    private final BlockingQueue<JsonObject> heard = new LinkedBlockingQueue<>();
    private final WebSocket socket;
    private final String page;
    private int last;

    Firefox(Path program, Path profile) {
        try {
            process =
                    new ProcessBuilder(
                                    program.toString(),
                                    "--headless",
                                    "--no-remote",
                                    "--profile",
                                    profile.toString(),
                                    "--remote-debugging-port",
                                    "0")
                            .redirectErrorStream(true)
                            .start();
            socket = client.newWebSocketBuilder().buildAsync(address(), new Ear()).join();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        say("session.new", Map.of("capabilities", Map.of()));
        JsonObject tree = say("browsingContext.getTree", Map.of());
        JsonObject first = tree.getAsJsonArray("contexts").get(0).getAsJsonObject();
        page = first.get("context").getAsString();
    }

    static Optional<Path> find() {
        String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
        return Stream.of(path.split(File.pathSeparator, -1))
                .flatMap(
                        folder ->
                                Stream.of("firefox-esr", "firefox").map(it -> Path.of(folder, it)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /// What it says while it starts is read until it says where it listens.
    private URI address() throws IOException {
        var said =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(READY)) {
                return URI.create(line.substring(READY.length()) + "/session");
            }
        }
        throw new IllegalStateException("Firefox does not listen");
    }

    void go(String url) {
        say("browsingContext.navigate", Map.of("context", page, "url", url, "wait", "complete"));
    }

    /// What a function of a script returns, or promises.
    JsonElement evaluate(String function, Object... given) {
        String arguments =
                Stream.of(given).map(new Gson()::toJson).collect(Collectors.joining(","));
        String script =
                "(async () => JSON.stringify((await (%s)(%s)) ?? null))()"
                        .formatted(function, arguments);
        JsonObject told =
                say(
                        "script.evaluate",
                        Map.of(
                                "expression",
                                script,
                                "target",
                                Map.of("context", page),
                                "awaitPromise",
                                true));
        if (!told.has("result")) {
            throw new IllegalStateException(told.toString());
        }
        String value = told.getAsJsonObject("result").get("value").getAsString();
        return JsonParser.parseString(value);
    }

    private JsonObject say(String method, Map<String, ?> params) {
        int number = ++last;
        var command = Map.of("id", number, "method", method, "params", params);
        socket.sendText(new Gson().toJson(command), true).join();
        try {
            while (true) {
                JsonObject told = heard.poll(LONGEST, TimeUnit.SECONDS);
                if (told == null || told.has("error")) {
                    throw new IllegalStateException(method + ": " + told);
                }
                if (told.has("id") && told.get("id").getAsInt() == number) {
                    return told.getAsJsonObject("result");
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            say("browser.close", Map.of());
            process.waitFor(LONGEST, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroy();
            client.close();
        }
    }

    private final class Ear implements WebSocket.Listener {

        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket from, CharSequence part, boolean isLast) {
            text.append(part);
            if (isLast) {
                heard.add(JsonParser.parseString(text.toString()).getAsJsonObject());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }
    }
}
