package grapples;

import static grapples.Scenario.A;
import static grapples.Scenario.B;
import static grapples.Scenario.C;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

final class EndTests {

    /// A is about to deal the last card of the deck, and the hands are as they are.
    private static Match beforeTheLast(Options options, String last, String... hands) {
        var start = Scenario.of(options, hands.length, "").match;
        var table =
                new Table(
                        Scenario.cards(last),
                        Arrays.stream(hands).map(Scenario::cards).toList(),
                        List.of());
        return new Match(options, 1, start.standing(), table, start.phase(), start.past());
    }

    private static Match afterTheLast(Match match, Choice.To to) {
        var game = new Grapples(match.options());
        var dealt = Playout.make(game, match, A, new Choice.Deal(to)).after();
        Player receiver = to == Choice.To.SELF ? A : B;
        return Playout.make(game, dealt, receiver, new Choice.Keep()).after();
    }

    @Test
    void G_WIN_1_mostGrapplesWins() {
        var match = beforeTheLast(Options.STANDARD, "9H", "8H", "2C", "KC");
        assertThat(afterTheLast(match, Choice.To.LEFT).phase())
                .isEqualTo(new Phase.Over(List.of(B)));
    }

    @Test
    void G_WIN_1_equalTotalsShareTheWin() {
        var match = beforeTheLast(Options.STANDARD, "KC", "10C 5C", "5H", "2C 3C");
        assertThat(afterTheLast(match, Choice.To.SELF).phase())
                .isEqualTo(new Phase.Over(List.of(B, C)));
    }

    @Test
    void G_TURN_3_noDirectionIsChosenWhenNothingIsLeftToDeal() {
        var match = beforeTheLast(Options.STANDARD, "9H", "8H", "2C", "KC");
        assertThat(afterTheLast(match, Choice.To.SELF).phase()).isInstanceOf(Phase.Over.class);
    }

    @Test
    void G_WHO_1_everyGameOfAMatchHasItsOwnDraw() {
        var options = Options.STANDARD.with("games", "2");
        var next = afterTheLast(beforeTheLast(options, "9H", "", "", ""), Choice.To.SELF);
        assertThat(next.game()).isEqualTo(2);
        assertThat(next.phase()).isEqualTo(new Phase.Drawing(List.of()));
        assertThat(next.standing()).isEqualTo(new Standing(List.of(1, 0, 0), List.of(9, 0, 0)));
        assertThat(next.past()).isEqualTo(new Past.Fresh());
    }

    @Test
    void G_WHO_1_mostGamesWonWinsTheMatch() {
        assertThat(new Standing(List.of(1, 2, 0), List.of(90, -9, 30)).best()).containsExactly(B);
    }

    @Test
    void G_WHO_1_thenMostGrapplesWinsTheMatch() {
        assertThat(new Standing(List.of(1, 1, 0), List.of(8, 9, 30)).best()).containsExactly(B);
        assertThat(new Standing(List.of(1, 1, 0), List.of(9, 9, 30)).best()).containsExactly(A, B);
    }
}
