package dalmuti.table.desk;

import dalmuti.wire.rest.Bodies;
import dalmuti.wire.texts.Phrasebook;
import dalmuti.words.Language;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The files `/words/en.json` and so on: the texts of the web client, made from the catalogue; and
/// `/words/en-table.json`: those of a table that is played in the browser.
public final class WordFiles {

    private static final Pattern PATH = Pattern.compile("/words/([a-z]+)(-table)?\\.json");

    /// What keys begin with that are said in the browser.
    private static final Set<String> CHAPTERS =
            Set.of("court", "decrees", "hint", "options", "play", "story", "treats", "web");

    /// What keys begin with that a table says, which may be played at in the browser, too.
    private static final Set<String> TABLE =
            Set.of(
                    "dalmuti",
                    "grapples",
                    "lessons",
                    "options",
                    "record",
                    "rules",
                    "server",
                    "table",
                    "wire");

    private WordFiles() {}

    /// The file at a path, if it is one of these.
    public static Optional<byte[]> at(String path) {
        Matcher matcher = PATH.matcher(path);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Set<String> chapters = matcher.group(2) == null ? CHAPTERS : TABLE;
        return Language.of(matcher.group(1)).map(it -> written(it, chapters));
    }

    private static byte[] written(Language language, Set<String> chapters) {
        var words = new TreeMap<String, String>();
        Words.in(language)
                .patterns()
                .forEach(
                        (key, pattern) -> {
                            if (chapters.contains(key.split("[.-]", 2)[0])) {
                                words.put(key, pattern);
                            }
                        });
        Map<String, String> names = new TreeMap<>(NameTable.in(language).names());
        return Bodies.write(new Phrasebook(language.tag(), words, names))
                .getBytes(StandardCharsets.UTF_8);
    }
}
