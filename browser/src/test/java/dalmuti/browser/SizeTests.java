package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// How much a browser has to fetch.
class SizeTests {

    private static final Path MODULE = Path.of("../web");
    private static final Path PROGRAM = MODULE.resolve("target/classes/web");
    private static final Path BUNDLE = MODULE.resolve("target/bundle.json");
    private static final Path ENGINE = Path.of("../offline/target/classes/web/engine");

    /// What is fetched before somebody plays: the first page, a table, and the usual game.
    private static final List<String> TO_PLAY = List.of("app.ts", "people/page-table.ts");

    private static final long MOST_TO_PLAY = 90_000;
    private static final long MOST = 140_000;
    private static final long MOST_WITH_ENGINE = 700_000;
    private static final long MOST_TO_LOOK_AT = 250_000;

    @Test
    void theScriptToPlayWithIsSmall() throws IOException {
        JsonObject outputs;
        try (var bundle = Files.newBufferedReader(BUNDLE)) {
            outputs = JsonParser.parseReader(bundle).getAsJsonObject().getAsJsonObject("outputs");
        }
        var needed = new HashSet<String>();
        for (String file : outputs.keySet()) {
            JsonElement entry = outputs.getAsJsonObject(file).get("entryPoint");
            if (entry != null && TO_PLAY.stream().anyMatch(entry.getAsString()::endsWith)) {
                need(file, outputs, needed);
            }
        }
        assertThat(needed).hasSizeGreaterThan(TO_PLAY.size());
        long bytes = needed.stream().map(MODULE::resolve).mapToLong(SizeTests::compressed).sum();
        assertThat(bytes).as("compressed bytes of script to play").isBetween(1L, MOST_TO_PLAY);
    }

    /// A file with all that it can't do without.
    private static void need(String file, JsonObject outputs, Set<String> needed) {
        if (needed.add(file)) {
            for (JsonElement it : outputs.getAsJsonObject(file).getAsJsonArray("imports")) {
                JsonObject imported = it.getAsJsonObject();
                if (imported.get("kind").getAsString().equals("import-statement")) {
                    need(imported.get("path").getAsString(), outputs, needed);
                }
            }
        }
    }

    @Test
    void allScriptTogetherIsSmall() throws IOException {
        assertThat(script(PROGRAM)).as("compressed bytes of script").isBetween(1L, MOST);
    }

    /// The weights of the network are no part of it.
    @Test
    void theScriptAndTheEngineTogetherAreSmall() throws IOException {
        long engine = compressed(ENGINE.resolve("engine.wasm")) + script(ENGINE);
        assertThat(script(PROGRAM) + engine)
                .as("compressed bytes of script, %d of them engine", engine)
                .isBetween(1L, MOST_WITH_ENGINE);
    }

    private static long script(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .mapToLong(SizeTests::compressed)
                    .sum();
        }
    }

    @Test
    void lettersAndPicturesOfATableTogetherAreSmall() throws IOException {
        try (Stream<Path> files = Files.walk(PROGRAM)) {
            long bytes =
                    files.filter(file -> file.toString().matches(".*\\.(svg|woff2)"))
                            .mapToLong(file -> file.toFile().length())
                            .sum();
            assertThat(bytes).as("bytes of letters and pictures").isBetween(1L, MOST_TO_LOOK_AT);
        }
    }

    private static long compressed(Path file) {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new Gzip(bytes)) {
            gzip.write(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.size();
    }

    /// As small as it gets.
    private static final class Gzip extends GZIPOutputStream {
        Gzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
