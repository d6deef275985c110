package dalmuti.engine;

import static dalmuti.engine.Deals.legalNames;
import static dalmuti.engine.Deals.places;
import static dalmuti.engine.Deals.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// PLAY-1 to PLAY-6 one by one.
class TrickTests {

    @Test
    void PLAY_1_theGreaterDalmutiLeadsAndCannotPass() {
        Board board = Deals.of(Passing.REENTER, "5 9", "3 4", "2 8");

        assertThat(board.turn()).isZero();
        assertThat(board.leads()).isTrue();
        assertThat(board.ruling(Actions.PASS)).isEqualTo(Ruling.LEADER_PASSES);
        assertThat(legalNames(board)).containsExactly("5", "9");
    }

    @Test
    void PLAY_1_aLeadIsOneRankWithAnyNumberOfJestersOrJestersAlone() {
        Board board = Deals.of(Passing.REENTER, "3 2x5 2xJ", "4", "6");

        assertThat(legalNames(board))
                .containsExactly(
                        "3", "5", "2x5", //
                        "3+J", "5+J", "2x5+J", //
                        "3+2xJ", "5+2xJ", "2x5+2xJ", //
                        "J", "2xJ");
    }

    @Test
    void PLAY_1_theLargestLeadHasFourteenCards() {
        Board board = Deals.of(Passing.REENTER, "12x12 2xJ", "4x4 J", "2 6");

        assertThat(board.legalCount()).isEqualTo(12 * 3 + 2);
        play(board, "12x12+2xJ");
        assertThat(legalNames(board)).containsExactly("-");
        assertThat(board.outCount()).isEqualTo(1);
    }

    @Test
    void PLAY_2_followersPlayAsManyOfABetterRankOrPass() {
        Board board = Deals.of(Passing.REENTER, "2x7 9", "1 2x5 6 3x8 2xJ", "12");
        play(board, "2x7");

        assertThat(legalNames(board)).containsExactly("2x5", "1+J", "5+J", "6+J", "-");
        assertThat(board.ruling(Deals.action("5"))).isEqualTo(Ruling.WRONG_NUMBER);
        assertThat(board.ruling(Deals.action("2x8"))).isEqualTo(Ruling.NOT_BETTER);
        assertThat(board.ruling(Deals.action("2xJ"))).isEqualTo(Ruling.NOT_BETTER);
        assertThat(board.ruling(Deals.action("2x4"))).isEqualTo(Ruling.NOT_HELD);
    }

    @Test
    void PLAY_2_onlyRank13IsBeatenByEveryRank() {
        Board board = Deals.of(Passing.REENTER, "12 J", "12 J", "3 12");
        play(board, "J");

        assertThat(legalNames(board)).containsExactly("12", "-");
    }

    @Test
    void PLAY_3_whoPassedMayPlayAgainWithReentry() {
        Board board = Deals.of(Passing.REENTER, "9 12", "3 4", "7 8");
        play(board, "9", "-", "8", "-");

        assertThat(board.turn()).isEqualTo(1);
        assertThat(board.hasPassed(1)).isFalse();
        assertThat(legalNames(board)).containsExactly("3", "4", "-");
    }

    @Test
    void PLAY_3_aPassLastsUntilTheTrickEndsWithoutReentry() {
        Board board = Deals.of(Passing.OUT_OF_TRICK, "9 12", "3 4", "7 8");
        play(board, "9", "-", "8");

        assertThat(board.hasPassed(1)).isTrue();
        assertThat(board.turn()).isZero();
        play(board, "-");
        assertThat(board.leads()).isTrue();
        assertThat(board.turn()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void PLAY_4_whoPlayedLastLeadsWhenAllOthersHavePassed(Passing passing) {
        Board board = Deals.of(passing, "9 12", "3 4", "7 8");
        play(board, "9", "4", "-");
        assertThat(board.leads()).isFalse();

        play(board, "-");
        assertThat(board.leads()).isTrue();
        assertThat(board.turn()).isEqualTo(1);
        assertThat(board.top()).isEqualTo(Actions.PASS);
    }

    @Test
    void PLAY_4_withoutReentryATrickCanEndWithoutAnotherPass() {
        Board board = Deals.of(Passing.OUT_OF_TRICK, "10", "3 5", "7 8");
        play(board, "10", "-", "8");

        assertThat(board.leads()).as("seat 0 is out and seat 1 has passed").isTrue();
        assertThat(board.turn()).isEqualTo(2);
    }

    @Test
    void PLAY_5_whoPlaysTheLastCardTakesTheNextFreePlace() {
        Board board = Deals.of(Passing.REENTER, "9", "3 4", "7 8", "12 12");
        play(board, "9");

        assertThat(places(board)).containsExactly(0);
        assertThat(board.holdsCards(0)).isFalse();
        assertThat(board.leads()).as("the trick goes on").isFalse();
        assertThat(legalNames(board)).containsExactly("3", "4", "-");
    }

    @Test
    void PLAY_5_aPlayThatBeatsTheLastCardTakesTheTrick() {
        Board board = Deals.of(Passing.REENTER, "9", "3 4", "7 8", "12 12");
        play(board, "9", "-", "8", "-", "-");

        assertThat(board.leads()).isTrue();
        assertThat(board.turn()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void PLAY_5_theNextHolderLeadsWhenTheTakerIsOut(Passing passing) {
        Board board = Deals.of(passing, "1", "3 4", "7 8", "12 12");
        play(board, "1", "-", "-");
        assertThat(board.leads()).as("everybody with cards has to pass").isFalse();

        play(board, "-");
        assertThat(board.leads()).isTrue();
        assertThat(board.turn()).isEqualTo(1);
    }

    @Test
    void PLAY_5_theNextHolderIsFoundPastTheEndOfTheTable() {
        Board board = Deals.of(Passing.REENTER, "12", "9 10", "7 8", "1");
        play(board, "12", "10", "8", "1", "-", "-");

        assertThat(places(board)).containsExactly(0, 3);
        assertThat(board.turn()).as("seat 0 is out").isEqualTo(1);
        assertThat(board.leads()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void PLAY_6_theRoundEndsWhenOneIsLeft(Passing passing) {
        Board board = Deals.of(passing, "9", "8", "7 12");
        play(board, "9");
        assertThatIllegalArgumentException().isThrownBy(() -> board.atPlace(2));
        play(board, "8");

        assertThat(board.over()).isTrue();
        assertThat(places(board)).containsExactly(0, 1, 2);
        assertThat(board.turn()).isEqualTo(2);
        assertThat(board.hand(2)).hasToString("7 12");
    }

    @ParameterizedTest
    @EnumSource
    void PLAY_6_nothingIsLegalWhenTheRoundIsOver(Passing passing) {
        Board board = Deals.of(passing, "9", "8", "7 12");
        play(board, "9", "8");

        assertThat(board.legalCount()).isZero();
        assertThat(legalNames(board)).isEmpty();
        assertThat(board.ruling(Actions.PASS)).isEqualTo(Ruling.ROUND_OVER);
        assertThat(board.ruling(Deals.action("7"))).isEqualTo(Ruling.ROUND_OVER);
    }
}
