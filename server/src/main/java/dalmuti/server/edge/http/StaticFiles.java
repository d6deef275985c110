package dalmuti.server.edge.http;

import dalmuti.server.Fingerprint;
import dalmuti.table.desk.WordFiles;

import io.javalin.http.Context;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Serves the files of the web client from `web` on the class path.
public final class StaticFiles {

    private static final Pattern SAFE = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");
    private static final Pattern HASHED = Pattern.compile(".*[-.][A-Za-z0-9]{8,}\\.[a-z0-9]+");
    private static final String INDEX = "/index.html";
    private static final int TAG_LENGTH = 24;

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("map", "application/json"),
                    Map.entry("json", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("txt", "text/plain; charset=utf-8"),
                    Map.entry("png", "image/png"),
                    Map.entry("wasm", "application/wasm"),
                    Map.entry("woff2", "font/woff2"));

    private final Map<String, File> known = new ConcurrentHashMap<>();

    private static final class File {
        private final byte[] bytes;
        private final String tag;

        File(byte[] bytes, String tag) {
            this.bytes = bytes;
            this.tag = tag;
        }
    }

    private final PagePreview preview;

    public StaticFiles(PagePreview preview) {
        this.preview = preview;
    }

    /// Answers with a file. A path without an ending belongs to the program in the browser.
    public void answer(Context context) {
        String path = context.path();
        boolean isPage = path.lastIndexOf('.') <= path.lastIndexOf('/');
        Optional<File> file = isPage ? file(INDEX).map(it -> previewed(it, context)) : file(path);
        send(
                context,
                isPage ? INDEX : path,
                file.orElseThrow(() -> HttpRefusal.with(404, "path", "server.no-such-page")));
    }

    private File previewed(File page, Context context) {
        String text = new String(page.bytes, StandardCharsets.UTF_8);
        String whole = text.replace("  </head>", preview.of(context) + "  </head>");
        return tagged(whole.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(Context context, String path, File file) {
        boolean lasting = HASHED.matcher(path).matches();
        context.header(
                "Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
        context.header("ETag", file.tag);
        if (file.tag.equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        String ending = path.substring(path.lastIndexOf('.') + 1);
        context.contentType(TYPES.getOrDefault(ending, "application/octet-stream"));
        context.result(file.bytes);
    }

    private Optional<File> file(String path) {
        if (!SAFE.matcher(path).matches()) {
            return Optional.empty();
        }
        File found = known.get(path);
        return found != null ? Optional.of(found) : read(path);
    }

    private Optional<File> read(String path) {
        Optional<File> file = WordFiles.at(path).map(StaticFiles::tagged).or(() -> packed(path));
        file.ifPresent(it -> known.put(path, it));
        return file;
    }

    private static Optional<File> packed(String path) {
        try (var stream = StaticFiles.class.getResourceAsStream("/web" + path)) {
            return stream == null ? Optional.empty() : Optional.of(tagged(stream.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static File tagged(byte[] bytes) {
        return new File(bytes, '"' + Fingerprint.of(bytes).substring(0, TAG_LENGTH) + '"');
    }
}
