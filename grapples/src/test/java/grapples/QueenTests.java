package grapples;

import static grapples.Scenario.A;
import static grapples.Scenario.B;
import static grapples.Scenario.C;
import static grapples.Scenario.D;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Nature;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QueenTests {

    /// A holds three nines and C, who holds 7C 7D, is dealt the queen.
    private static Scenario trade(Options options, String queen) {
        var limit = options.with("dealerLimit", "54");
        var scenario = Scenario.of(limit, 4, "9C 8C 7C 6C 9D 8D 7D 6D 9H 8H " + queen + " 5H");
        scenario.dealSelf().keep(1).goLeft().keep(3);
        scenario.dealSelf().keep(1).goLeft().keep(3);
        return scenario.dealSelf().keep(1).goLeft().keep(1);
    }

    @Test
    void G_QUEEN_1_aQueenIsTradedForThreeCards() {
        var queen = trade(Options.STANDARD, "QH");
        queen.assertSettling(C);
        queen.make(new Choice.TradeQueen(A)).shuffleNothing();
        queen.make(new Choice.Point(0), new Choice.Point(1), new Choice.Point(0));
        queen.assertHand(A, "QH");
        queen.assertHand(C, "7C 7D 9C 9H 9D");
        queen.assertSettling(D);
    }

    @Test
    void G_QUEEN_1_itMayBeKept() {
        var queen = trade(Options.STANDARD, "QH").keep(1);
        queen.assertHand(C, "7C 7D QH");
        queen.assertSettling(D);
    }

    @Test
    void G_QUEEN_1_fewerThanThreeAreAllTaken() {
        var queen = trade(Options.STANDARD, "QD").make(new Choice.TradeQueen(D)).shuffleNothing();
        queen.make(new Choice.Point(1), new Choice.Point(0));
        queen.assertHand(D, "QD 5H");
        queen.assertHand(C, "7C 7D 6D 6C");
    }

    @Test
    void G_QUEEN_1_theLastCardOfTheDeckCanStillBeTraded() {
        var scenario = trade(Options.STANDARD, "QD");
        scenario.match =
                new Match(
                        scenario.match.options(),
                        1,
                        scenario.match.standing(),
                        scenario.match.table().withDeck(Scenario.cards("")),
                        scenario.match.phase(),
                        scenario.match.past());
        scenario.make(new Choice.TradeQueen(D)).shuffleNothing();
        scenario.make(new Choice.Point(0), new Choice.Point(0));
        assertThat(scenario.match.phase()).isInstanceOf(Phase.Over.class);
        scenario.assertHand(D, "QD");
    }

    @ParameterizedTest
    @CsvSource({
        "QH, 4, 3, 3",
        "QS, 1, 1, 1",
        "QS, 2, 2, 2",
        "QS, 3, 3, 3",
        "QS, 4, 3, 2",
        "QS, 5, 3, 3",
        "QS, 6, 3, 3",
        "QS, 7, 3, 3",
        "QS, 8, 4, 4",
        "QS, 9, 4, 4",
        "QS, 10, 5, 5",
    })
    void G_QUEEN_2_theSourcesWordsToTheLetterAreAnOption(
            String queen, int size, int atLeastThree, int half) {
        var loan = new Phase.Loan(B, Deck.card(queen).orElseThrow());
        assertThat(loan.due(size, Options.STANDARD)).isEqualTo(atLeastThree);
        assertThat(loan.due(size, Options.STANDARD.with("spadesQueen", "HALF"))).isEqualTo(half);
    }

    @ParameterizedTest
    @CsvSource({
        "QH, 1, 1",
        "QH, 2, 2",
        "QH, 3, 3",
        "QH, 9, 3",
        "QS, 1, 1",
        "QS, 2, 2",
        "QS, 3, 3",
        "QS, 6, 3",
        "QS, 7, 3",
        "QS, 8, 4",
        "QS, 9, 4",
    })
    void G_QUEEN_2_theQueenOfSpadesTakesHalfOfALargeHand(String queen, int size, int taken) {
        var loan = new Phase.Loan(B, Deck.card(queen).orElseThrow());
        assertThat(loan.due(size, Options.STANDARD)).isEqualTo(taken);
    }

    @Test
    void G_QUEEN_3_theOtherHandIsShuffledByChance() {
        var queen = trade(Options.STANDARD, "QC").make(new Choice.TradeQueen(A));
        assertThat(queen.awaited()).isEqualTo(Nature.NATURE);
        var wrong = new Choice.ShuffleHand(Scenario.cards("9C 9D 9S"));
        assertThat(queen.refusal(Nature.NATURE, wrong).rule()).isEqualTo("G-QUEEN-3");
        queen.make(new Choice.ShuffleHand(Scenario.cards("9D 9H 9C")));
        queen.assertHand(A, "9D 9H 9C");
        assertThat(queen.awaited()).isEqualTo(C);
        assertThat(queen.refusal(C, new Choice.Point(3)).rule()).isEqualTo("G-QUEEN-3");
    }

    @Test
    void G_QUEEN_3_aQueenCanNotBeTradedWithAnEmptyHand() {
        var first = Scenario.of("QH").dealLeft();
        assertThat(first.legal()).containsExactly(new Choice.Keep());
        assertThat(first.refusal(B, new Choice.TradeQueen(C)).rule()).isEqualTo("G-QUEEN-3");
        assertThat(first.refusal(B, new Choice.TradeQueen(B)).rule()).isEqualTo("G-QUEEN-1");
        var second = Scenario.of("9H QH").dealLeft().keep(1);
        assertThat(second.legal()).containsExactly(new Choice.Keep(), new Choice.TradeQueen(B));
    }

    @Test
    void G_QUEEN_3_theOtherCanNotRefuseUnlessTheTableWantsConsent() {
        var consent = Options.STANDARD.with("queenConsent", "on");
        var refused = trade(consent, "QH").make(new Choice.TradeQueen(A));
        assertThat(refused.awaited()).isEqualTo(A);
        refused.make(new Choice.Refuse());
        refused.assertHand(C, "7C 7D QH");
        refused.assertSettling(D);
        var agreed = trade(consent, "QH").make(new Choice.TradeQueen(A), new Choice.Agree());
        assertThat(agreed.match.phase()).isInstanceOf(Phase.ShufflingHand.class);
    }

    @Test
    void G_QUEEN_3_aTradedQueenNeverActsAgain() {
        var spent = trade(Options.STANDARD, "QD").make(new Choice.TradeQueen(D)).shuffleNothing();
        spent.make(new Choice.Point(0), new Choice.Point(0));
        spent.assertSettling(D); // dealt 5H, with the queen before it in hand
        assertThat(spent.legal()).containsExactly(new Choice.Keep());
    }
}
