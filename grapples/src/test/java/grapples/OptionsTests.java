package grapples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dalmuti.contract.House;
import dalmuti.contract.RefusedException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OptionsTests {

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 2, 9, Integer.MAX_VALUE})
    void G_WHO_1_otherThanThreeToEightPlayersAreRefused(int players) {
        var refused =
                catchThrowableOfType(
                        RefusedException.class,
                        () -> new Grapples(Options.STANDARD).start(players));
        assertThat(refused.refusal().rule()).isEqualTo("G-WHO-1");
        assertThat(refused.refusal().arguments()).containsExactly(players, 3, 8);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8})
    void G_WHO_1_threeToEightPlayersMayPlay(int players) {
        assertThat(new Grapples(Options.STANDARD).start(players).players()).hasSize(players);
    }

    @Test
    void G_WHO_1_theHouseLetsNobodyIntoARunningGame() {
        assertThat(Scenario.of("").refusal(House.HOUSE, new Choice.Keep()).rule())
                .isEqualTo("G-WHO-1");
    }

    @Test
    void G_WHO_1_theOnePresetIsStandard() {
        assertThat(Options.preset("standard")).isEqualTo(Options.STANDARD);
        var refused = catchThrowableOfType(RefusedException.class, () -> Options.preset("korean"));
        assertThat(refused.refusal().arguments()).containsExactly("korean", "standard");
    }

    @ParameterizedTest
    @CsvSource({
        "games, 1000, G-WHO-1",
        "doubleDown, FORCED, G-DOUBLE-1",
        "doubleDownChain, on, G-DOUBLE-1",
        "aceAsks, on, G-ACE-1",
        "spadesQueen, HALF, G-QUEEN-2",
        "queenConsent, on, G-QUEEN-3",
        "tapOut, ANY_TIME, G-DEAL-1",
        "dealerLimit, 54, G-DEAL-2",
    })
    void G_WHO_1_anOptionIsSetAndReadBackByItsSpelling(String name, String value, String rule) {
        Option option = Option.named(name).orElseThrow();
        Options changed = Options.STANDARD.with(name, value);
        assertThat(option.in(changed)).isEqualTo(value).isNotEqualTo(option.standard());
        assertThat(option.rule()).isEqualTo(rule);
        assertThat(changed.with(name, option.standard())).isEqualTo(Options.STANDARD);
    }

    @ParameterizedTest
    @CsvSource({
        "games, 0",
        "games, 1001",
        "games, 99999999999",
        "games, +1",
        "games, ''",
        "doubleDown, on",
        "doubleDown, forced",
        "doubleDownChain, true",
        "aceAsks, ON",
        "spadesQueen, half",
        "queenConsent, yes",
        "tapOut, always",
        "dealerLimit, 0",
        "dealerLimit, 55",
        "dealerLimit, 8.0",
    })
    void G_WHO_1_aValueThatIsNotAllowedIsRefusedWithTheBound(String name, String value) {
        var refused =
                catchThrowableOfType(
                        RefusedException.class, () -> Options.STANDARD.with(name, value));
        Option option = Option.named(name).orElseThrow();
        assertThat(refused.refusal().rule()).isEqualTo(option.rule());
        assertThat(refused.refusal().arguments()).containsExactly(name, value, option.allowed());
    }

    @Test
    void G_WHO_1_anUnknownOptionIsRefusedWithThoseThereAre() {
        var refused =
                catchThrowableOfType(
                        RefusedException.class, () -> Options.STANDARD.with("rounds", "3"));
        assertThat(refused.refusal().arguments())
                .containsExactly(
                        "rounds",
                        "games, doubleDown, doubleDownChain, aceAsks, spadesQueen, queenConsent,"
                                + " tapOut, dealerLimit");
    }

    @ParameterizedTest
    @EnumSource(Option.class)
    void G_WHO_1_anOptionListsItselfWithItsDefault(Option option) {
        assertThat(Option.named(option.spelling())).contains(option);
        assertThat(option.set(Options.STANDARD, option.standard())).isEqualTo(Options.STANDARD);
        assertThat(option.allowed()).isNotBlank();
    }
}
