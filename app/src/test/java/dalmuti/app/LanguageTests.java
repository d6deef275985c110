package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.words.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.HashSet;
import java.util.Map;

/// The commands speak the language that somebody asks for.
class LanguageTests {

    @ParameterizedTest
    @EnumSource
    void bothGamesAreToldToTheEnd(Language language) {
        String dalmuti =
                Simulated.dalmuti(
                        "--rules",
                        "manual-es",
                        "--rounds",
                        "3",
                        "--seed",
                        "4",
                        "--set",
                        "misdeal=0.8");
        String grapples =
                Simulated.grapples("--players", "5", "--seed", "4", "--set", "queenConsent=on");
        for (String record : new String[] {dalmuti, grapples}) {
            String told = replay(record, language);
            assertThat(told.lines().count()).isEqualTo(replay(record, Language.EN).lines().count());
        }
    }

    private static String replay(String record, Language language) {
        return Run.reading(record, "replay", "-", "--lang", language.tag())
                .good()
                .out()
                .replaceAll("\n {6,}", " "); // where lines are broken depends on the language
    }

    @Test
    void everyLanguageSaysItInItsOwnWords() {
        var told = new HashSet<String>();
        String record = Simulated.dalmuti("--rounds", "1", "--seed", "1");
        for (Language language : Language.values()) {
            told.addAll(replay(record, language).lines().filter(it -> it.contains(" ")).toList());
        }
        assertThat(told)
                .contains(
                        "The end of the round",
                        "Fin de la ronda",
                        "Einde van de ronde",
                        "게임 끝",
                        "Fine della mano");
    }

    @ParameterizedTest
    @CsvSource({
        "es_ES.UTF-8,dalmuti: no pueden jugar 2",
        "nl_NL,dalmuti: met 2 kan niet worden gespeeld",
        "ko_KR.UTF-8,dalmuti: 2명으로는 할 수 없습니다",
        "it_IT.UTF-8,dalmuti: in 2 non si può giocare",
        "C,dalmuti: 2 can't play"
    })
    void theLocaleIsAskedWhereNobodySays(String locale, String beginning) {
        var environment = Map.of("LANG", locale);
        assertThat(Run.with(environment, "", "simulate", "--players", "2").misused().err())
                .startsWith(beginning);
        assertThat(
                        Run.with(environment, "", "simulate", "--players", "2", "--lang", "en")
                                .misused()
                                .err())
                .startsWith("dalmuti: 2 can't play");
    }

    @Test
    void anotherLanguageIsRefused() {
        assertThat(Run.of("rules", "--lang", "xx").misused().err()).contains("--lang", "xx");
    }
}
