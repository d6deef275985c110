package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.court.Tone;
import dalmuti.court.Treat;
import dalmuti.decrees.Decree;
import dalmuti.options.Option;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The code says nothing that has no words, and no words wait for somebody to say them.
class MessageTests {

    /// What looks like a key, other than the name of a page, a file or a plugin.
    private static final Pattern KEY =
            Pattern.compile(
                    "\"((?:command|dalmuti|grapples|hint|options|play|record|release|remote|serve|server|store|story|table|wire)"
                        + "\\.(?!(?:md|db|jar|cmd|journal|snapshots)\")[a-z][A-Za-z0-9.-]*)\"");

    /// What looks like a key in TypeScript; where it goes on in a `${`, it is the beginning of
    /// keys.
    private static final Pattern BROWSER_KEY =
            Pattern.compile(
                    "[\"'`]((?:court|hint|options|play|rules|story|web)[.-][a-z][A-Za-z0-9.-]*)([\"'`]|\\$\\{)");

    /// What the same is called when it is told to one of those it is about.
    private static final Pattern TO_VIEWER = Pattern.compile("[.](to-)?you$");

    @Test
    void everyKeyHasWords() {
        var silent = new TreeSet<>(said());
        silent.removeAll(Words.ENGLISH.keys());
        assertThat(silent).as("keys without words").isEmpty();
    }

    @Test
    void everyWordIsSaid() {
        var unsaid = new TreeSet<>(Words.ENGLISH.keys());
        unsaid.removeAll(said());
        assertThat(unsaid).as("words that nobody says").isEmpty();
    }

    private static SequencedSet<String> said() {
        var keys = new TreeSet<String>();
        for (Path file : Sources.java("main")) {
            boolean bench = file.toString().contains("bench"); // it speaks to those who measure
            if (bench || file.toString().contains("teavm")) { // which names classes
                continue;
            }
            KEY.matcher(Sources.text(file)).results().forEach(key -> keys.add(key.group(1)));
        }
        for (Path file : Sources.typescript()) {
            BROWSER_KEY
                    .matcher(Sources.text(file))
                    .results()
                    .forEach(key -> keys.addAll(keysOf(key.group(1), key.group(2))));
        }
        for (Treat treat : Treat.values()) {
            keys.add("treats." + treat);
        }
        for (Decree decree : Decree.values()) {
            keys.addAll(List.of("decrees." + decree, "decrees." + decree + ".text"));
        }
        for (Tone tone : Tone.values()) {
            keys.addAll(tone.phrases());
        }
        Words.ENGLISH.keys().stream()
                .filter(key -> isOfAnOption(key) || isOfARuleOrLesson(key))
                .forEach(keys::add);
        Words.ENGLISH.keys().stream()
                .filter(key -> keys.contains(TO_VIEWER.matcher(key).replaceFirst("")))
                .forEach(keys::add);
        return keys;
    }

    private static List<String> keysOf(String key, String end) {
        if (!end.equals("${")) {
            return List.of(key);
        }
        var begun = Words.ENGLISH.keys().stream().filter(it -> it.startsWith(key)).toList();
        return begun.isEmpty() ? List.of(key + "...") : begun;
    }

    /// These are looked up by ids and names; [PlainRulesTests] and the tests of lessons see to
    /// them.
    private static boolean isOfARuleOrLesson(String key) {
        return key.startsWith("rules.") || key.startsWith("lessons.");
    }

    /// What options and their values are called is looked up by their names.
    private static boolean isOfAnOption(String key) {
        String[] parts = key.split("[.]", -1);
        if (!parts[0].equals("options") || parts.length < 2) {
            return false;
        }
        List<String> values =
                Stream.concat(
                                Option.all().stream()
                                        .filter(it -> it.spelling().equals(parts[1]))
                                        .flatMap(it -> Stream.of(it.spelling(), it.bounds())),
                                Arrays.stream(grapples.Option.values())
                                        .filter(it -> it.spelling().equals(parts[1]))
                                        .flatMap(it -> Stream.of(it.spelling(), it.allowed())))
                        .flatMap(it -> Stream.of(it.split("\\W+", -1)))
                        .toList();
        boolean explained = parts.length == 3 && parts[2].equals("help") && !values.isEmpty();
        return explained
                || values.contains(parts[parts.length - 1])
                || (parts[1].equals("value")
                        && List.of("on", "off", "yes", "no").contains(parts[2]));
    }
}
