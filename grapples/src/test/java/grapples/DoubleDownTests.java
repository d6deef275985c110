package grapples;

import static grapples.Scenario.A;
import static grapples.Scenario.B;
import static grapples.Scenario.C;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

final class DoubleDownTests {

    private static final Options FORCED = Options.STANDARD.with("doubleDown", "FORCED");
    private static final Options CHAIN = Options.STANDARD.with("doubleDownChain", "on");

    @ParameterizedTest
    @ValueSource(strings = {"2C", "2D", "2H", "2S", "X1", "X2"})
    void G_DOUBLE_1_aTwoOrAJokerAllowsASecondCard(String card) {
        var doubled = Scenario.of(card + " 9H 8H").dealLeft();
        assertThat(doubled.legal()).containsExactly(new Choice.Keep(), new Choice.DoubleDown());
        doubled.make(new Choice.DoubleDown()).assertSettling(B);
        doubled.assertHand(B, card + " 9H");
        doubled.keep(1).assertSettling(C);
        assertThat(doubled.office().dealt()).isEqualTo(3);
    }

    @Test
    void G_DOUBLE_1_itMayBeLeft() {
        var left = Scenario.of("2C 9H").dealLeft().keep(1);
        left.assertHand(B, "2C");
        left.assertSettling(C);
    }

    @Test
    void G_DOUBLE_1_otherCardsDoNotAllowIt() {
        var nine = Scenario.of("9H").dealLeft();
        assertThat(nine.refusal(B, new Choice.DoubleDown()).rule()).isEqualTo("G-DOUBLE-1");
    }

    @Test
    void G_DOUBLE_1_forcedLeavesNoChoice() {
        var forced = Scenario.of(FORCED, 4, "X1 9H").dealLeft();
        assertThat(forced.legal()).containsExactly(new Choice.DoubleDown());
        assertThat(forced.refusal(B, new Choice.Keep()).rule()).isEqualTo("G-DOUBLE-1");
    }

    @Test
    void G_DOUBLE_1_aSecondTwoAllowsNoThirdCard() {
        var second = Scenario.of(FORCED, 4, "2C X1 9H").dealLeft().make(new Choice.DoubleDown());
        assertThat(second.legal()).containsExactly(new Choice.Keep());
    }

    @Test
    void G_DOUBLE_1_withAChainASecondTwoAllowsAnother() {
        var chain = Scenario.of(CHAIN, 4, "2C X1 9H").dealLeft();
        chain.make(new Choice.DoubleDown(), new Choice.DoubleDown());
        chain.assertHand(B, "2C X1 9H");
        assertThat(chain.legal()).containsExactly(new Choice.Keep());
    }

    @ParameterizedTest
    @ValueSource(strings = {"OPTIONAL", "FORCED"})
    void G_DOUBLE_1_withNoCardLeftItIsNeitherOfferedNorForced(String kind) {
        var options = Options.STANDARD.with("doubleDown", kind);
        var game = new Grapples(options);
        var start = Scenario.of(options, 4, "2C").match;
        var last =
                new Table(
                        Scenario.cards("2C"),
                        List.of(List.of(), List.of(), List.of(), List.of()),
                        List.of());
        var match = new Match(options, 1, start.standing(), last, start.phase(), start.past());
        var dealt = Playout.make(game, match, A, new Choice.Deal(Choice.To.LEFT)).after();
        assertThat(game.legal(dealt, new Player(1))).containsExactly(new Choice.Keep());
    }

    @Test
    void G_DOUBLE_1_aSecondCardActsAsAnyOther() {
        var jack = Scenario.of("2C JH 9H").dealLeft().make(new Choice.DoubleDown());
        assertThat(jack.legal()).containsExactly(new Choice.Keep(), new Choice.AskForOffice());
        jack.make(new Choice.AskForOffice(), new Choice.Agree());
        assertThat(jack.office().dealer()).isEqualTo(B);
    }
}
