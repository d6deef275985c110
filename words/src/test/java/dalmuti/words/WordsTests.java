package dalmuti.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.Refusal;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

final class WordsTests {

    private static final Words WORDS =
            new Words(
                    Map.of(
                            "plain", "{1} before {0}",
                            "cards", "{0, plural, one {one card} =2 {a pair} other {# cards}} left",
                            "quote", "{0}"));

    @Test
    void argumentsGoWhereTheSentenceWantsThem() {
        assertThat(WORDS.say("plain", List.of("a", "b"))).isEqualTo("b before a");
    }

    @Test
    void aNumberPicksItsForm() {
        assertThat(WORDS.say("cards", List.of(1))).isEqualTo("one card left");
        assertThat(WORDS.say("cards", List.of(2))).isEqualTo("a pair left");
        assertThat(WORDS.say("cards", List.of(12))).isEqualTo("12 cards left");
    }

    @Test
    void whatAnArgumentSaysIsTakenLiterally() {
        assertThat(WORDS.say("quote", List.of("$1 {0} \\"))).isEqualTo("$1 {0} \\");
    }

    @Test
    void aRefusalEndsWithItsRule() {
        assertThat(Words.ENGLISH.say(Refusal.of("PLAY-1", "dalmuti.leader-passes", "C")))
                .isEqualTo("C leads and can't pass (PLAY-1)");
    }

    @Test
    void anUnknownKeyIsAProgrammersMistake() {
        assertThatThrownBy(() -> WORDS.say("nothing", List.of())).hasMessageContaining("nothing");
    }
}
