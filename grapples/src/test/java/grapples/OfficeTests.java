package grapples;

import static grapples.Scenario.A;
import static grapples.Scenario.B;
import static grapples.Scenario.C;
import static grapples.Scenario.D;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OfficeTests {

    private static final Choice.AskForOffice ASK = new Choice.AskForOffice();
    private static final Choice.DiscardAce DISCARD = new Choice.DiscardAce();

    @Test
    void G_JACK_1_theDealerMayAgree() {
        var asked = Scenario.of("JH 9H").dealLeft().make(ASK);
        assertThat(asked.awaited()).isEqualTo(A);
        asked.make(new Choice.Agree());
        assertThat(asked.office()).isEqualTo(new Office(B, 1, Direction.LEFT));
        asked.assertHand(B, "JH");
    }

    @Test
    void G_JACK_1_theDealerMayRefuseAndIsNotAskedAgain() {
        var refused = Scenario.of("JH 9H").dealLeft().make(ASK, new Choice.Refuse());
        refused.assertSettling(C);
        assertThat(refused.office()).isEqualTo(new Office(A, 2, Direction.LEFT));
    }

    @Test
    void G_JACK_1_theDealersOwnJackDoesNothing() {
        var own = Scenario.of("JH").dealSelf();
        assertThat(own.legal()).containsExactly(new Choice.Keep());
        assertThat(own.refusal(A, ASK).rule()).isEqualTo("G-JACK-1");
    }

    @Test
    void G_ACE_1_thePlayerMayBecomeDealerAndDiscardsIt() {
        var taken = Scenario.of("AS 9H").dealLeft();
        assertThat(taken.legal()).containsExactly(DISCARD, new Choice.TakeOffice());
        taken.make(new Choice.TakeOffice());
        assertThat(taken.office()).isEqualTo(new Office(B, 1, Direction.LEFT));
        taken.assertHand(B, "");
        assertThat(taken.match.table().discarded()).containsExactly(Deck.ACE_OF_SPADES);
    }

    @Test
    void G_ACE_1_itCanNotBeKept() {
        var ace = Scenario.of("AS 9H").dealLeft();
        assertThat(ace.refusal(B, new Choice.Keep()).rule()).isEqualTo("G-ACE-1");
        ace.make(DISCARD).assertHand(B, "");
        assertThat(ace.office().dealer()).isEqualTo(A);
    }

    @Test
    void G_ACE_1_aDealerOnlyDiscardsItAndTheCountGoesOn() {
        var own = Scenario.of("AS 9H").dealSelf();
        assertThat(own.legal()).containsExactly(DISCARD);
        own.make(DISCARD).goLeft();
        assertThat(own.office()).isEqualTo(new Office(A, 2, Direction.LEFT));
    }

    @Test
    void G_ACE_1_withAceAsksThePlayerHasToAsk() {
        var options = Options.STANDARD.with("aceAsks", "on");
        var asked = Scenario.of(options, 4, "AS 9H").dealLeft();
        assertThat(asked.legal()).containsExactly(DISCARD, ASK);
        asked.make(ASK, new Choice.Refuse()).assertHand(B, "");
        assertThat(asked.office().dealer()).isEqualTo(A);
        var agreed = Scenario.of(options, 4, "AS 9H").dealLeft().make(ASK, new Choice.Agree());
        agreed.assertHand(B, "");
        assertThat(agreed.office().dealer()).isEqualTo(B);
        assertThat(agreed.events).contains(new Event.DealerChanged(A, B, Event.Why.ACE));
    }

    @Test
    void G_ACE_1_otherAcesStay() {
        var hearts = Scenario.of("AH").dealLeft();
        assertThat(hearts.legal()).containsExactly(new Choice.Keep());
        assertThat(hearts.refusal(B, DISCARD).rule()).isEqualTo("G-ACE-1");
    }

    private static Scenario roundOfFour(String fifth) {
        return Scenario.of("9C 8C 7C 6C " + fifth).dealSelf().keep(1).goLeft().keep(3);
    }

    @Test
    void G_DEAL_1_aDealerMayTapOutAtTheBeginningOfTheOwnTurn() {
        var tapped = roundOfFour("9H 8H").make(new Choice.TapOut());
        tapped.assertSettling(A);
        tapped.assertHand(A, "9C 9H");
        assertThat(tapped.office()).isEqualTo(new Office(B, 1, Direction.LEFT));
        tapped.keep(1);
        assertThat(tapped.match.phase()).isInstanceOf(Phase.OwnTurn.class);
        assertThat(tapped.awaited()).isEqualTo(B);
    }

    @Test
    void G_DEAL_1_notAfterLooking() {
        var looked = roundOfFour("9H").make(new Choice.LookAtTop());
        assertThat(looked.refusal(A, new Choice.TapOut()).rule()).isEqualTo("G-DEAL-1");
    }

    @Test
    void G_DEAL_1_notBeforeHavingDealtInOffice() {
        var start = Scenario.of("9H");
        assertThat(start.refusal(A, new Choice.TapOut()).rule()).isEqualTo("G-DEAL-1");
    }

    @Test
    void G_DEAL_1_theOldDealersJackCounts() {
        var back = roundOfFour("JH 8H").make(new Choice.TapOut(), ASK);
        assertThat(back.awaited()).isEqualTo(B);
        back.make(new Choice.Agree());
        assertThat(back.office()).isEqualTo(new Office(A, 1, Direction.LEFT));
    }

    private static Scenario atAnyTime(String top) {
        return Scenario.of(Options.STANDARD.with("tapOut", "ANY_TIME"), 4, top);
    }

    @Test
    void G_DEAL_1_atAnyTimeADealerMayTapOutBeforeACardToAnybodyElse() {
        var asked = atAnyTime("9C 8C 7C").dealLeft().keep(1);
        assertThat(asked.match.phase())
                .isEqualTo(new Phase.DealingOn(new Office(A, 1, Direction.LEFT), C));
        assertThat(asked.legal()).containsExactly(new Choice.TapOut(), new Choice.DealOn());
        asked.make(new Choice.TapOut()).assertSettling(C);
        assertThat(asked.office()).isEqualTo(new Office(B, 1, Direction.LEFT));
        assertThat(asked.events).doesNotContain(new Event.StayedInOffice(A));

        var stayed = atAnyTime("9C 8C 7C").dealLeft().keep(1).make(new Choice.DealOn());
        stayed.assertSettling(C);
        assertThat(stayed.office()).isEqualTo(new Office(A, 2, Direction.LEFT));
        assertThat(stayed.events).contains(new Event.StayedInOffice(A));
    }

    @Test
    void G_DEAL_1_atAnyTimeTheNewDealerMayBeDealtToLikeAnybody() {
        var own = atAnyTime("9C JH 7C").dealSelf().keep(1).goLeft().make(new Choice.TapOut());
        own.assertSettling(B);
        assertThat(own.office()).isEqualTo(new Office(B, 1, Direction.LEFT));
        assertThat(own.legal()).as("the dealer's own jack").containsExactly(new Choice.Keep());
        own.keep(1);
        assertThat(own.match.phase())
                .as("no direction is chosen")
                .isEqualTo(new Phase.DealingOn(new Office(B, 1, Direction.LEFT), C));
    }

    @Test
    void G_DEAL_1_atAnyTimeOnlyWhoHasDealtInOfficeMayTapOut() {
        var first = atAnyTime("JC 8C").dealLeft().make(ASK, new Choice.Agree());
        first.assertSettling(C); // Bo has just come in and deals without being asked
        assertThat(first.refusal(B, new Choice.DealOn()).rule()).isEqualTo("G-TURN-1");
        var standard = Scenario.of("9C 8C").dealLeft().keep(1);
        standard.assertSettling(C);
        assertThat(standard.refusal(C, new Choice.DealOn()).rule()).isEqualTo("G-DEAL-1");
    }

    @Test
    void G_DEAL_1_theRefusalSaysWhenItMayBe() {
        assertThat(Scenario.of("9H").refusal(A, new Choice.TapOut()).key())
                .isEqualTo("grapples.tapOut");
        assertThat(atAnyTime("9H").refusal(A, new Choice.TapOut()).key())
                .isEqualTo("grapples.tapOutAnyTime");
    }

    @Test
    void G_DEAL_2_afterTwoRotationsTheLeftNeighbourBecomesDealer() {
        var limit = roundOfFour("9D 8D 7D 6D 9H").dealSelf().keep(1).goRight().keep(2);
        assertThat(limit.office()).isEqualTo(new Office(A, 8, Direction.RIGHT));
        limit.keep(1);
        assertThat(limit.events).contains(new Event.DealerChanged(A, B, Event.Why.LIMIT));
        limit.assertSettling(A);
        assertThat(limit.office()).isEqualTo(new Office(B, 1, Direction.RIGHT));
    }

    @Test
    void G_DEAL_2_everyCardCountsSecondOnesToo() {
        var limit =
                Scenario.of(Options.STANDARD.with("dealerLimit", "2"), 4, "2C 9H 8H")
                        .dealLeft()
                        .make(new Choice.DoubleDown());
        assertThat(limit.office().dealer()).isEqualTo(A);
        limit.keep(1).assertSettling(C);
        assertThat(limit.office()).isEqualTo(new Office(B, 1, Direction.LEFT));
    }

    @Test
    void G_DEAL_2_theDirectionIsChosenBeforeTheOfficeChanges() {
        var limit = Scenario.of(Options.STANDARD.with("dealerLimit", "1"), 4, "9H 8H").dealSelf();
        limit.keep(1);
        assertThat(limit.awaited()).isEqualTo(A);
        limit.goRight().assertSettling(D);
        assertThat(limit.office()).isEqualTo(new Office(B, 1, Direction.RIGHT));
    }

    @Test
    void G_DEAL_2_aJackInThatTurnIsTheChange() {
        var options = Options.STANDARD.with("dealerLimit", "1");
        var jack = Scenario.of(options, 4, "JH 8H").dealRight().make(ASK, new Choice.Agree());
        jack.assertSettling(C);
        assertThat(jack.office().dealer()).isEqualTo(D);
        assertThat(jack.events).doesNotContain(new Event.DealerChanged(A, B, Event.Why.LIMIT));
    }
}
