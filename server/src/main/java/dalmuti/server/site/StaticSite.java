package dalmuti.server.site;

import dalmuti.table.desk.WordFiles;
import dalmuti.words.Language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The browser's program as files that any web space can serve, under any path, without a server of
/// ours. All that lasts lies in one folder, whose name follows from what is in it.
///
/// @param files by their paths
public record StaticSite(SortedMap<String, byte[]> files) {

    private static final List<String> ENGINE =
            List.of(
                    "engine/engine.wasm",
                    "engine/files.json",
                    "engine/runtime.js",
                    "engine/weights.bin");

    private static final int HASH_LENGTH = 8;

    /// How some hosts are told what lasts, and what a page and a Worker may do; others ignore it.
    private static final String HEADERS =
            """
            /
              Content-Security-Policy: %1$s
            /index.html
              Content-Security-Policy: %1$s
            /b-*/worker.js
              Content-Security-Policy: %2$s
            /b-*
              Cache-Control: public, max-age=31536000, immutable
            /*
              X-Content-Type-Options: nosniff
              Referrer-Policy: no-referrer
            """
                    .formatted(
                            "default-src 'self'; img-src 'self' data:; object-src 'none';"
                                    + " base-uri 'self'; form-action 'self';"
                                    + " frame-ancestors 'none'",
                            "default-src 'self'; script-src 'self' 'unsafe-eval';"
                                    + " object-src 'none'");

    public static StaticSite made() {
        SortedMap<String, byte[]> program = program();
        String folder = "b-" + hash(program);
        var files = new TreeMap<String, byte[]>();
        program.forEach((path, bytes) -> files.put(folder + "/" + path, bytes));
        files.put("index.html", bytes(page(folder)));
        files.put("manifest.webmanifest", bytes(manifest(folder)));
        files.put("sw.js", read("sw.js"));
        files.put("_headers", bytes(HEADERS));
        files.put(".nojekyll", new byte[0]); // or some hosts leave out what they take for drafts
        return new StaticSite(files);
    }

    private static SortedMap<String, byte[]> program() {
        var program = new TreeMap<String, byte[]>();
        text("kept.txt").lines().forEach(path -> program.put(path, read(path)));
        program.put("kept.txt", read("kept.txt"));
        ENGINE.forEach(path -> program.put(path, read(path)));
        for (Language language : Language.values()) {
            for (String kind : List.of("", "-table")) {
                String path = "words/" + language.tag() + kind + ".json";
                program.put(path, WordFiles.at("/" + path).orElseThrow());
            }
        }
        return program;
    }

    private static String page(String folder) {
        return replaced(
                replaced(
                        replaced(
                                text("index.html"),
                                "<html lang=\"en\">",
                                "<html lang=\"en\" data-server=\"none\">"),
                        "<base href=\"/\">",
                        "<base href=\"" + folder + "/\">"),
                "href=\"manifest.webmanifest\"",
                "href=\"../manifest.webmanifest\"");
    }

    private static String manifest(String folder) {
        return replaced(text("manifest.webmanifest"), "\"art/", "\"" + folder + "/art/");
    }

    private static String replaced(String text, String old, String now) {
        if (!text.contains(old)) {
            throw new IllegalStateException("Not in the page: " + old);
        }
        return text.replace(old, now);
    }

    private static String hash(SortedMap<String, byte[]> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.forEach(
                    (path, bytes) -> {
                        digest.update(bytes(path + "\n" + bytes.length + "\n"));
                        digest.update(bytes);
                    });
            return HexFormat.of().formatHex(digest.digest()).substring(0, HASH_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(String path) {
        return new String(read(path), StandardCharsets.UTF_8);
    }

    private static byte[] read(String path) {
        try (var stream = StaticSite.class.getResourceAsStream("/web/" + path)) {
            if (stream == null) {
                throw new IllegalStateException("Not built: " + path);
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The page comes last: whoever opens it finds everything that it names.
    public void writeTo(Path folder) throws IOException {
        for (String path : files.keySet()) {
            if (!path.equals("index.html")) {
                write(folder, path);
            }
        }
        write(folder, "index.html");
    }

    private void write(Path folder, String path) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, files.get(path));
    }

    public long size() {
        return files.values().stream().mapToLong(it -> it.length).sum();
    }
}
