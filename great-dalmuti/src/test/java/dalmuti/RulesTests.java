package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.RefusedException;
import dalmuti.options.Deck;
import dalmuti.options.Ending;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

final class RulesTests {

    private static final Path PAGE = Path.of("../docs/rules/dalmuti.md");

    @Test
    void CARD_3_aReducedDeckDependsOnTheNumberOfPlayers() {
        assertThat(Deck.REDUCED.cards(4).size()).isEqualTo(57);
        assertThat(Deck.REDUCED.cards(4).holds(Rank.STONECUTTER)).isFalse();
        assertThat(Deck.REDUCED.cards(5).size()).isEqualTo(68);
        assertThat(Deck.REDUCED.cards(5).holds(Rank.STONECUTTER)).isTrue();
        assertThat(List.of(3, 6, 14))
                .allSatisfy(n -> assertThat(Deck.REDUCED.cards(n)).isEqualTo(Hand.FULL_DECK));
        assertThat(Deck.FULL.cards(4).size()).isEqualTo(80);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 2, 15, 100})
    void WHO_1_fewerThanThreeOrMoreThanFourteenAreRefused(int players) {
        for (Preset preset : Preset.all()) {
            assertThatThrownBy(() -> new Dalmuti(preset.rules()).start(players))
                    .isInstanceOfSatisfying(
                            RefusedException.class,
                            e -> assertThat(e.refusal().rule()).isEqualTo("WHO-1"));
        }
    }

    @Test
    void WHO_1_thePresetsRecommendANumberAndForbidNone() {
        assertThat(Preset.OFFICIAL.recommendedFor(4)).isFalse();
        assertThat(Preset.DUTCH.recommendedFor(13)).isTrue();
        assertThat(new Dalmuti(Preset.OFFICIAL.rules()).start(3).players()).isEqualTo(3);
        assertThat(new Dalmuti(Preset.KOREAN.rules()).start(14).players()).isEqualTo(14);
    }

    @Test
    void DRAW_2_newRanksForFourteenAreRefused() {
        assertThatThrownBy(() -> new Dalmuti(Preset.DUTCH.rules()).start(14))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> {
                            assertThat(e.refusal().rule()).isEqualTo("DRAW-2");
                            assertThat(e.refusal().arguments()).contains("ties", 13);
                        });
        Rules byHolder = Option.FIRST_ORDER.set(Preset.DUTCH.rules(), "DALMUTI_HOLDER");
        assertThat(new Dalmuti(byHolder).start(14).players()).isEqualTo(14);
    }

    @ParameterizedTest
    @CsvSource({
        "misdeal, 1.5, DEAL-3",
        "misdeal, -1, DEAL-3",
        "misdeal, NaN, DEAL-3",
        "misdeal, 1e-3, DEAL-3",
        "ending, ROUNDS(0), SCORE-3",
        "ending, ROUNDS(1001), SCORE-3",
        "ending, TARGET(0), SCORE-3",
        "ending, TARGET(10001), SCORE-3",
        "ending, ROUNDS(99999999999), SCORE-3",
        "ending, SOMETIME, SCORE-3",
        "cut, yes, DEAL-2",
        "firstRoundTax, on, TAX-6",
        "deck, full, CARD-3",
        "trade, '', TRADE-1"
    })
    void SCORE_3_aValueOutOfBoundsIsRefusedByOptionAndBound(
            String option, String value, String rule) {
        assertThatThrownBy(() -> Option.named(option).set(Preset.OFFICIAL.rules(), value))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> {
                            assertThat(e.refusal().rule()).isEqualTo(rule);
                            assertThat(e.refusal().arguments().getFirst()).isEqualTo(option);
                            assertThat(e.refusal().arguments()).hasSize(3);
                        });
    }

    @Test
    void REC_1_unknownOptionsAndPresetsAreRefused() {
        assertThatThrownBy(() -> Option.named("decks"))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.refusal().arguments()).contains("decks"));
        assertThatThrownBy(() -> Preset.of("spanish")).isInstanceOf(RefusedException.class);
    }

    /// The table of presets at the end of the rule page is read, so that neither can change alone.
    @Test
    void REC_1_thePresetsAreThoseOfTheRulePage() throws IOException {
        List<String[]> table =
                Files.readAllLines(PAGE).stream()
                        .dropWhile(line -> !line.startsWith("## Presets"))
                        .filter(line -> line.startsWith("| "))
                        .map(line -> line.replaceAll("^\\|\\s*|\\s*\\|$", "").split("\\s*\\|\\s*"))
                        .toList();
        assertThat(table.getFirst()).hasSize(1 + Preset.all().size());
        for (String[] row : table.subList(1, table.size())) {
            for (Preset preset : Preset.all()) {
                String value = row[1 + Arrays.asList(Preset.values()).indexOf(preset)];
                String own =
                        row[0].equals("recommended players")
                                ? preset.fewest() + "-" + preset.most()
                                : Option.named(row[0]).of(preset.rules());
                assertThat(own).as("%s of %s", row[0], preset).isEqualTo(value);
            }
        }
        assertThat(table.stream().map(row -> row[0]))
                .containsAll(
                        Option.all().stream()
                                .map(Option::spelling)
                                .filter(
                                        name ->
                                                !name.startsWith("misdeal")
                                                        && !name.equals("decrees"))
                                .toList());
    }

    @Test
    void REC_1_rulesAreWrittenAsThePresetAndWhatDiffersFromIt() {
        Rules rules = Preset.KOREAN.rules().but(draft -> draft.ending = new Ending.Target(100));
        rules = Option.MISDEAL.set(rules, "0.25");
        assertThat(rules.toString()).isEqualTo("korean misdeal=0.25 ending=TARGET(100)");
        assertThat(Preset.DUTCH.rules().toString()).isEqualTo("dutch");
    }

    @Test
    void SCORE_3_everyValueOfEveryOptionCanBeSetAndReadBack() {
        for (Option option : Option.all()) {
            for (String value : option.choices()) {
                assertThat(option.of(option.set(Preset.OFFICIAL.rules(), value))).isEqualTo(value);
            }
        }
    }
}
