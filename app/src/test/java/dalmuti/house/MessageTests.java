package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.court.Tone;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The code says nothing that has no words, and no words wait for somebody to say them.
class MessageTests {

    /// What looks like a key, other than the name of a page.
    private static final Pattern KEY =
            Pattern.compile(
                    "\"((?:command|dalmuti|grapples|hint|play|record|store|story|table|wire)\\.(?!md\")[a-z][A-Za-z0-9.-]*)\"");

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
            KEY.matcher(Sources.text(file)).results().forEach(key -> keys.add(key.group(1)));
        }
        for (Tone tone : Tone.values()) {
            keys.addAll(tone.phrases());
        }
        return keys;
    }
}
