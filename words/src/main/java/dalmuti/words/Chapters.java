package dalmuti.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/// The files of the catalogue. A browser fetches what it needs of them, and has another class of
/// this name.
final class Chapters {

    private static final List<String> CHAPTERS =
            List.of(
                    "command",
                    "court",
                    "dalmuti",
                    "decrees",
                    "treats",
                    "grapples",
                    "hints",
                    "hints-dalmuti",
                    "lessons",
                    "options",
                    "play",
                    "record",
                    "remote",
                    "rules",
                    "serve",
                    "server",
                    "store",
                    "story",
                    "story-grapples",
                    "table",
                    "web",
                    "web-day",
                    "web-grapples",
                    "web-keeper",
                    "web-learn",
                    "web-people",
                    "web-review",
                    "web-table",
                    "wire");

    private Chapters() {}

    /// All sentences of a language by key, as they are written.
    static Map<String, String> patterns(Language language) {
        var patterns = new TreeMap<String, String>();
        for (String chapter : CHAPTERS) {
            read(language.tag() + "/" + chapter + ".properties")
                    .forEach((key, value) -> patterns.put((String) key, (String) value));
        }
        return patterns;
    }

    private static Properties read(String resource) {
        var properties = new Properties();
        try (var stream = Chapters.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("No words in " + resource);
            }
            properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
