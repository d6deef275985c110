package dalmuti.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Every language says all that English says, about the same arguments.
final class LanguageTests {

    private static final Pattern TRICK = Pattern.compile("[Tt]rick");

    @ParameterizedTest
    @EnumSource
    void aLanguageHasTheKeysOfEnglish(Language language) {
        assertThat(Words.in(language).keys()).isEqualTo(Words.ENGLISH.keys());
    }

    @ParameterizedTest
    @EnumSource
    void aSentenceSpeaksOfTheArgumentsOfEnglish(Language language) {
        for (String key : Words.ENGLISH.keys()) {
            assertThat(Words.in(language).message(key).arguments())
                    .as(language + " " + key)
                    .isEqualTo(Words.ENGLISH.message(key).arguments());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPluralHasTheFormsOfItsLanguage(Language language) {
        for (String key : Words.ENGLISH.keys()) {
            var forms = new TreeSet<>(Words.in(language).message(key).forms());
            boolean plural = !forms.isEmpty();
            forms.removeIf(form -> form.startsWith("="));
            if (plural) {
                assertThat(forms).as(language + " " + key).contains("other");
                assertThat(language.plurals()).as(language + " " + key).containsAll(forms);
            }
        }
    }

    /// The Korean text calls a trick 라운드, which other languages call a round (ADR 0026).
    @Test
    void theKoreanRoundIsATrick() {
        Map<String, String> korean = Words.in(Language.KO).patterns();
        Words.ENGLISH
                .patterns()
                .forEach(
                        (key, english) ->
                                assertThat(korean.getOrDefault(key, "").contains("라운드"))
                                        .as(key)
                                        .isEqualTo(TRICK.matcher(english).find()));
    }

    @ParameterizedTest
    @CsvSource({
        "es_MX.UTF-8,ES",
        "nl,NL",
        "ko_KR,KO",
        "it@euro,IT",
        "fr_FR,EN",
        "C,EN",
        "POSIX,EN"
    })
    void theLocaleNamesTheLanguage(String locale, Language language) {
        assertThat(Language.ofLocale(Map.of("LANG", locale))).isEqualTo(language);
    }

    @Test
    void theStrongerVariableWins() {
        assertThat(Language.ofLocale(Map.of("LANG", "es", "LC_MESSAGES", "nl")))
                .isEqualTo(Language.NL);
        assertThat(Language.ofLocale(Map.of("LANG", "es", "LC_ALL", "C"))).isEqualTo(Language.EN);
        assertThat(Language.ofLocale(Map.of("LANG", "es", "LC_ALL", ""))).isEqualTo(Language.ES);
        assertThat(Language.ofLocale(Map.of())).isEqualTo(Language.EN);
    }
}
