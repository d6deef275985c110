package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.house.Rulebook;
import dalmuti.options.Option;
import dalmuti.options.Preset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RulesCommandTests {

    @Test
    void everyRuleOfThePagesIsListedAndExplained() {
        String list = Run.of("rules", "--list").good().out();
        for (String id : Rulebook.ids()) {
            assertThat(list).containsPattern("(?m)^" + id + " +\\S");
            assertThat(Run.of("rules", id).good().out()).matches("(?s)" + id + "\n  \\S.*");
        }
    }

    @Test
    void aRuleIsShownAsItsPageHasIt() {
        assertThat(Run.of("rules", "play-5").good().out())
                .isEqualTo(
                        """
                        PLAY-5
                          A player who plays the last card is out, and takes the next free place. The
                          trick goes on: the others may still beat that play. If nobody does, the next
                          player to the left who still holds cards leads.
                        """);
    }

    @Test
    void inOtherLanguagesARuleIsSaidInPlainWords() {
        assertThat(Run.of("rules", "PLAY-4", "--lang", "nl").good().out())
                .isEqualTo(
                        """
                        PLAY-4
                          De slag eindigt als alle anderen gepast hebben. De kaarten gaan opzij, en wie
                          het laatst speelde, komt uit in de volgende.

                          passing = OUT_OF_TRICK
                            Omdat een pas de hele slag geldt, kan een slag meteen eindigen als de
                            anderen al gepast hadden.
                        """);
        assertThat(Run.of("rules", "--list", "--lang", "es").good().out())
                .contains("SCORE-1     Cada uno recibe un punto")
                .contains("REC-1       The head is tags in brackets");
    }

    @Test
    void theTableHasEveryOptionOfEveryPreset() {
        String table = Run.of("rules").good().out();
        assertThat(table.lines().findFirst().orElseThrow())
                .matches("option +rule +official +italian +manual-es +dutch +korean");
        for (Option option : Option.all()) {
            assertThat(table).containsPattern("(?m)^" + option.spelling() + " +" + option.rule());
        }
        assertThat(Run.of("rules", "--game", "grapples").good().out())
                .contains("doubleDown ", "G-DOUBLE-1", "OPTIONAL, FORCED");
    }

    @ParameterizedTest
    @EnumSource
    void aPresetIsShownWithEveryOptionAndWhereItIsNotTheOfficialOne(Preset preset) {
        String text = Run.of("rules", preset.toString()).good().out();
        for (Option option : Option.all()) {
            String value = option.of(preset.rules());
            String official = option.of(Preset.OFFICIAL.rules());
            String line = option.spelling() + " = " + value;
            assertThat(text.lines())
                    .contains(
                            value.equals(official)
                                    ? line
                                    : "* " + line + " (official: " + official + ")");
        }
    }

    @Test
    void TRADE_2_aPresetTellsAllThatAnOptionChanges() {
        assertThat(Run.of("rules", "korean").good().out())
                .contains(
                        """

                        * trade = FIRST_MERCHANT_CHOOSES (official: NONE)
                          TRADE-1: With six or more players the First Merchant may exchange a card with
                          another Merchant, at the time of the tax. Jesters may be traded.
                          TRADE-2: The First Merchant names one other Merchant, who can't refuse. Each
                          gives a card of their own choice, face down, before seeing the other's.

                        """);
    }

    @Test
    void G_DEAL_1_whatAlwaysHoldsStandsBeforeWhatAnOptionChanges() {
        assertThat(Run.of("rules", "standard").good().out())
                .contains(
                        """

                        tapOut = OWN_TURN
                          G-DEAL-1: A dealer who has dealt at least one card may tap out at the
                          beginning of their own turn, before looking. The player to the left becomes
                          dealer, and deals to the old one like to anybody. They may do so in their own
                          turn only.

                        """);
    }

    @Test
    void G_WHO_1_thePresetOfGrapplesIsShownWithEveryOption() {
        String text = Run.of("rules", "standard", "--game", "grapples").good().out();
        assertThat(text)
                .startsWith("standard (Standard rules): recommended for 3 to 8 players (G-WHO-1)\n")
                .isEqualTo(Run.of("rules", "standard").good().out());
        for (var option : grapples.Option.values()) {
            assertThat(text)
                    .contains("\n" + option.spelling() + " = " + option.standard() + "\n  ");
        }
    }

    @Test
    void somethingNearIsSuggested() {
        assertThat(Run.of("rules", "PLY-5").misused().err())
                .startsWith(
                        "dalmuti: there is no rule, preset or option PLY-5; did you mean PLAY-5");
        assertThat(Run.of("rules", "korea").misused().err()).contains("did you mean korean?");
        assertThat(Run.of("rules", "xxxxxxxxx").misused().err()).contains("rules --list");
    }
}
