package grapples;

import static grapples.Scenario.A;
import static grapples.Scenario.B;
import static grapples.Scenario.C;
import static grapples.Scenario.D;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TurnTests {

    @Test
    void G_TURN_1_theGameStartsWithTheFirstDealersOwnTurn() {
        var start = Scenario.of("");
        assertThat(start.match.phase()).isEqualTo(new Phase.OwnTurn(Office.first(A)));
        assertThat(start.legal()).doesNotContain(new Choice.TapOut());
    }

    @Test
    void G_TURN_1_aTurnIsADealtCardAndItsSettlement() {
        var turn = Scenario.of("9H").dealLeft();
        turn.assertSettling(B);
        turn.assertHand(B, "9H");
        assertThat(turn.legal()).containsExactly(new Choice.Keep());
        assertThat(turn.refusal(A, new Choice.Keep()).rule()).isEqualTo("G-TURN-1");
    }

    @Test
    void G_TURN_2_theNextPlayerInTheDirectionIsDealtTheTopCard() {
        var left = Scenario.of("9H 8H 7H").dealLeft().keep(1);
        left.assertSettling(C);
        left.assertHand(C, "8H");
        left.keep(1).assertSettling(D);
        Scenario.of("9H 8H").dealRight().keep(1).assertSettling(C);
    }

    @Test
    void G_TURN_3_theDealerMayLookAndThenHasToDeal() {
        var looked = Scenario.of("9H").make(new Choice.LookAtTop());
        assertThat(looked.legal())
                .containsExactly(
                        new Choice.Deal(Choice.To.SELF),
                        new Choice.Deal(Choice.To.LEFT),
                        new Choice.Deal(Choice.To.RIGHT));
        assertThat(looked.refusal(A, new Choice.LookAtTop()).rule()).isEqualTo("G-TURN-3");
        looked.dealRight().assertHand(D, "9H");
    }

    @Test
    void G_TURN_3_dealtToSelfTheDealerChoosesTheDirectionAfterwards() {
        var self = Scenario.of("9H 8H").dealSelf();
        self.assertSettling(A);
        self.keep(1);
        assertThat(self.match.phase()).isInstanceOf(Phase.ChoosingDirection.class);
        self.goRight().assertSettling(D);
    }

    @Test
    void G_TURN_3_dealtToANeighbourItIsTheNeighboursTurn() {
        var right = Scenario.of("9H 8H 7H").dealRight();
        right.assertSettling(D);
        assertThat(right.office().direction()).isEqualTo(Direction.RIGHT);
        right.keep(2).assertSettling(B);
    }

    @Test
    void G_TURN_3_aSecondCardIsNeitherLookedAtNorDiverted() {
        var second = Scenario.of("2C 8H 7H").make(new Choice.LookAtTop()).dealSelf();
        second.make(new Choice.DoubleDown()).assertSettling(A);
        second.assertHand(A, "2C 8H");
        assertThat(second.events)
                .contains(
                        new Event.Dealt(
                                A,
                                A,
                                Event.Way.SECOND,
                                false,
                                Cards.open(second.match.table().hand(A).getLast())));
        second.keep(1).goLeft().assertSettling(B);
    }

    @Test
    void G_TURN_3_theTurnComesRoundToTheDealer() {
        var round = Scenario.of("9H 8H 7H 6H").dealSelf().keep(1).goLeft().keep(3);
        assertThat(round.match.phase()).isInstanceOf(Phase.OwnTurn.class);
        assertThat(round.awaited()).isEqualTo(A);
        assertThat(round.office().dealt()).isEqualTo(4);
    }

    @Test
    void G_TURN_4_aNewDealerGoesOnInTheSameDirection() {
        var jack = Scenario.of("JH 8H 7H 6H").dealRight();
        jack.make(new Choice.AskForOffice(), new Choice.Agree()).assertSettling(C);
        assertThat(jack.office()).isEqualTo(new Office(D, 1, Direction.RIGHT));
        jack.keep(3);
        assertThat(jack.match.phase()).isInstanceOf(Phase.OwnTurn.class);
        assertThat(jack.awaited()).isEqualTo(D);
    }
}
