package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.words.Language;
import dalmuti.words.Words;
import dalmuti.words.rules.PlainRules;
import dalmuti.words.rules.RulePages;
import dalmuti.words.rules.Section;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Every rule that a table plays by can be said in plain words, and no words are about a rule, an
/// option or a value that does not exist.
class PlainRulesTests {

    private static final List<RulePages> PLAYED =
            Stream.of("dalmuti", "grapples").map(RulePages::playedIn).toList();

    private static List<String> ids() {
        return PLAYED.stream().flatMap(pages -> pages.ids().stream()).toList();
    }

    /// Options of both games: the rule that explains each, and the values it can have.
    private static Map<String, List<String>> values() {
        var values = new LinkedHashMap<String, List<String>>();
        Option.all().forEach(it -> values.put(it.spelling(), words(it.bounds())));
        Arrays.stream(grapples.Option.values())
                .forEach(it -> values.put(it.spelling(), words(it.allowed())));
        return values;
    }

    /// `ROUNDS`, `TARGET` and `ENDLESS`; where there is none, `number` and `0`.
    private static List<String> words(String bounds) {
        List<String> names =
                Stream.of(bounds.replaceAll("[(][^)]*[)]", "").split(", ", -1))
                        .map(it -> it.contains("..") ? "number" : it)
                        .toList();
        return names.contains("number")
                ? Stream.concat(names.stream(), Stream.of("0")).toList()
                : names;
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleHasPlainWords(Language language) {
        var plain = new PlainRules(Words.in(language));
        assertThat(ids()).isNotEmpty().allMatch(plain::explains);
    }

    @ParameterizedTest
    @EnumSource
    void everyHeadingHasWords(Language language) {
        var plain = new PlainRules(Words.in(language));
        for (RulePages pages : PLAYED) {
            for (Section section : pages.sections()) {
                assertThat(plain.heading(section)).isNotBlank();
            }
        }
    }

    @Test
    void everyValueOfAnOptionIsExplainedByItsRule() {
        var plain = new PlainRules(Words.ENGLISH);
        for (Option option : Option.all()) {
            assertThat(option.choices())
                    .as(option.spelling())
                    .allMatch(it -> plain.said(option.rule(), option.spelling(), it).isPresent());
        }
        for (grapples.Option option : grapples.Option.values()) {
            assertThat(values().get(option.spelling()))
                    .as(option.spelling())
                    .map(it -> it.equals("number") ? "5" : it)
                    .allMatch(it -> plain.said(option.rule(), option.spelling(), it).isPresent());
        }
    }

    @Test
    void noWordsAreAboutWhatDoesNotExist() {
        var strange = new TreeSet<String>();
        for (String key : Words.ENGLISH.keys()) {
            if (key.startsWith("rules.") && !isKnown(key.split("[.]", -1))) {
                strange.add(key);
            }
        }
        assertThat(strange).isEmpty();
    }

    private static boolean isKnown(String[] key) {
        if (key[1].equals("heading")) {
            return PLAYED.stream()
                    .flatMap(pages -> pages.sections().stream())
                    .anyMatch(section -> section.name().equals(key[2]));
        }
        boolean ofAValue =
                key.length == 4 && values().getOrDefault(key[2], List.of()).contains(key[3]);
        return ids().contains(key[1]) && (key.length == 2 || ofAValue);
    }

    @Test
    void onlyWhatHoldsAtATableIsSaid() {
        var plain = new PlainRules(Words.ENGLISH);
        var official = new LinkedHashMap<String, String>();
        Option.all().forEach(it -> official.put(it.spelling(), it.of(Preset.OFFICIAL.rules())));

        assertThat(plain.say("TRADE-3", official)).isEmpty();
        assertThat(plain.say("RANK-2", official)).isEmpty();
        assertThat(plain.say("SCORE-3", official).orElseThrow()).contains("after 20 rounds");
        assertThat(plain.say("PLAY-4", official)).isEqualTo(plain.always("PLAY-4"));

        official.put("passing", "OUT_OF_TRICK");
        assertThat(plain.say("PLAY-4", official).orElseThrow())
                .startsWith(plain.always("PLAY-4").orElseThrow() + " As a pass lasts");
    }
}
