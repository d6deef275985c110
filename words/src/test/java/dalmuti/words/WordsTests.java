package dalmuti.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.Refusal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Map;

final class WordsTests {

    private static String say(String pattern, Object... arguments) {
        return new Words(Map.of("key", pattern)).say("key", arguments);
    }

    @Test
    void argumentsGoWhereTheSentenceWantsThem() {
        assertThat(say("{1} before {0}", "a", "b")).isEqualTo("b before a");
    }

    @Test
    void aNumberPicksItsForm() {
        String cards = "{0, plural, one {one card} =2 {a pair} other {# cards of {1}}} left";
        assertThat(say(cards, 1, "C")).isEqualTo("one card left");
        assertThat(say(cards, 2, "C")).isEqualTo("a pair left");
        assertThat(say(cards, 12, "C")).isEqualTo("12 cards of C left");
    }

    @Test
    void anExactNumberComesBeforeItsCategory() {
        assertThat(say("{0, plural, one {one} =1 {exactly one} other {#}}", 1))
                .isEqualTo("exactly one");
    }

    @Test
    void aBraceInQuotesIsABrace() {
        assertThat(say("neither [ nor '{' can't")).isEqualTo("neither [ nor { can't");
    }

    @Test
    void whatAnArgumentSaysIsTakenLiterally() {
        assertThat(say("{0}", "$1 {0} \\ #")).isEqualTo("$1 {0} \\ #");
        assertThat(say("{0, plural, other {{1}}}", 2, "#")).isEqualTo("#");
    }

    @ParameterizedTest
    @CsvSource({
        "석공,석공은",
        "요리사 (9),요리사 (9)는",
        "2 × 석공 (8),2 × 석공 (8)은",
        "3,3은",
        "12,12는",
        "Emil,Emil은",
        "Dong,Dong은",
        "Ines,Ines는",
        "Ana,Ana는"
    })
    void aKoreanParticleGoesByTheSoundBeforeIt(String word, String sentence) {
        assertThat(say("{0}{0, particle, 은/는}", word)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource({"기사,기사로", "석공,석공으로", "7,7로", "3,3으로"})
    void rieulSoundsLikeAVowelBeforeTowards(String word, String sentence) {
        assertThat(say("{0}{0, particle, 으로/로}", word)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource({"Ines,e", "Hilda,e", "Bo,y", "Ian,y", "Hugo,y"})
    void theSpanishConjunctionGoesByTheSoundBehindIt(String name, String conjunction) {
        assertThat(say("{0, before i, e/y}", name)).isEqualTo(conjunction);
    }

    @Test
    void aRefusalEndsWithItsRule() {
        assertThat(Words.ENGLISH.say(Refusal.of("PLAY-1", "dalmuti.leader-passes", "C")))
                .isEqualTo("C leads and can't pass (PLAY-1)");
    }

    @Test
    void anUnknownKeyIsAProgrammersMistake() {
        assertThatThrownBy(() -> Words.ENGLISH.say("nothing")).hasMessageContaining("nothing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{0", "}", "{x}", "{0, plural, one {}", "{0, other, x}"})
    void aPatternThatIsNoneIsAProgrammersMistake(String pattern) {
        assertThatThrownBy(() -> Message.of(pattern)).isInstanceOf(IllegalArgumentException.class);
    }
}
