package dalmuti.bots.grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.EstimateBot;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Direction;
import grapples.Options;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class WorthTests {

    private static final Player A = new Player(0);
    private static final Player B = new Player(1);
    private static final Choice LOOK = new Choice.LookAtTop();
    private static final Choice SELF = new Choice.Deal(Choice.To.SELF);
    private static final Choice LEFT = new Choice.ChooseDirection(Direction.LEFT);
    private static final Choice KEEP = new Choice.Keep();

    private static Choice chosen(View view) {
        return EstimateBot.never(new Worth(Attention.FULL))
                .choose(view, view.legal(), new SplittableRandom(1));
    }

    private static Choice chosen(String top, Player viewer, Choice... moves) {
        return chosen(Matches.staged(Options.STANDARD, top, viewer, moves));
    }

    @Test
    void aDealerLooks() {
        assertThat(chosen("9H", A)).isEqualTo(LOOK);
    }

    @Test
    void aGoodCardIsDealtToSelf() {
        assertThat(chosen("9H", A, LOOK)).isEqualTo(SELF);
    }

    @Test
    void aBadCardIsDealtToTheNeighbourWhoLeads() {
        // B was dealt a 9 that A had looked at, D nothing A knows of.
        Choice[] moves = {LOOK, new Choice.Deal(Choice.To.LEFT), KEEP, KEEP, KEEP, LOOK};
        assertThat(chosen("9H 3C 4C KH", A, moves)).isEqualTo(new Choice.Deal(Choice.To.LEFT));
    }

    @Test
    void aQueenIsTakenForItsTrade() {
        Choice[] moves = {SELF, KEEP, LEFT, KEEP, KEEP, KEEP, LOOK};
        assertThat(chosen("9H 8C 7C 6C QH", A, moves)).isEqualTo(SELF);
    }

    @Test
    void aQueenThatNeedsConsentIsDealtAway() {
        View view =
                Matches.staged(
                        Options.STANDARD.with("queenConsent", "on"),
                        "9H 8C 7C 6C QH",
                        A,
                        SELF,
                        KEEP,
                        LEFT,
                        KEEP,
                        KEEP,
                        KEEP,
                        LOOK);
        assertThat(chosen(view)).isNotEqualTo(SELF);
    }

    @Test
    void aSecondCardIsTakenWhileTheMeanIsPositive() {
        assertThat(chosen("2H", A, SELF)).isEqualTo(new Choice.DoubleDown());
    }

    @Test
    void theAceOfSpadesTakesTheOffice() {
        assertThat(chosen("9H AS", B, SELF, KEEP, LEFT)).isEqualTo(new Choice.TakeOffice());
    }

    @Test
    void aJackAsksAndADealerWithTurnsToComeRefuses() {
        assertThat(chosen("9H JS", B, SELF, KEEP, LEFT)).isEqualTo(new Choice.AskForOffice());
        assertThat(chosen("9H JS", A, SELF, KEEP, LEFT, new Choice.AskForOffice()))
                .isEqualTo(new Choice.Refuse());
    }
}
