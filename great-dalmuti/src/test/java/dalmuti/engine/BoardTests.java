package dalmuti.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dalmuti.cards.Hand;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Collections;
import java.util.SplittableRandom;

class BoardTests {

    private static Board middle(long seed) {
        var dice = new SplittableRandom(seed);
        Board board = Deals.random(6, Passing.REENTER, dice);
        for (int i = 0; i < 60; i++) {
            board.play(board.legal(dice.nextInt(board.legalCount())));
        }
        return board;
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 237, 238, 1000, Integer.MAX_VALUE})
    void PLAY_1_aNumberThatIsNoActionIsAnsweredAndChangesNothing(int action) {
        Board board = middle(1);
        Board before = board.copy();

        assertThat(board.tryPlay(action)).isEqualTo(Ruling.NO_SUCH_ACTION);
        assertThat(board).isEqualTo(before);
    }

    @Test
    void PLAY_6_aNumberThatIsNoActionIsNoneWhenTheRoundIsOverEither() {
        Board board = middle(1);
        new Rollout(new SplittableRandom(1)).finish(board);

        assertThat(board.ruling(-1)).isEqualTo(Ruling.NO_SUCH_ACTION);
    }

    @Test
    void PLAY_2_theNthLegalActionIsCheckedAgainstTheirNumber() {
        Board board = middle(1);
        int count = board.legalCount();

        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> board.legal(count));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> board.legal(-1));
    }

    @Test
    void PLAY_2_aCopyGoesItsOwnWay() {
        Board board = middle(2);
        Board copy = board.copy();
        Board witness = middle(2);
        assertThat(copy).isEqualTo(board).hasSameHashCodeAs(board);

        new Rollout(new SplittableRandom(2)).finish(copy);
        assertThat(board).isEqualTo(witness).isNotEqualTo(copy);
        assertThat(copy.over()).isTrue();
    }

    @Test
    void PLAY_2_copyFromTakesEverythingOver() {
        Board board = middle(3);
        Board witness = board.copy();
        Board scratch = middle(4);
        scratch.copyFrom(board);
        assertThat(scratch).isEqualTo(board);

        new Rollout(new SplittableRandom(3)).finish(scratch);
        assertThat(board).isEqualTo(witness).isNotEqualTo(scratch);
        scratch.copyFrom(board);
        assertThat(scratch).isEqualTo(witness);
    }

    @Test
    void PLAY_3_copyFromRefusesABoardOfAnotherKind() {
        Board board = Board.empty(6, Passing.REENTER);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> board.copyFrom(Board.empty(5, Passing.REENTER)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> board.copyFrom(Board.empty(6, Passing.OUT_OF_TRICK)));
    }

    @Test
    void PLAY_1_dealingStartsANewRound() {
        Board board = middle(5);
        var hands = new long[board.seats()];
        new Dealer(Hand.FULL_DECK).deal(hands, new SplittableRandom(6));
        board.deal(hands);

        assertThat(board).isEqualTo(Deals.random(6, Passing.REENTER, new SplittableRandom(6)));
        assertThat(board.played()).isEqualTo(Hand.EMPTY);
        assertThat(board.outCount()).isZero();
    }

    @Test
    void PLAY_6_aBoardWithoutCardsIsOver() {
        Board board = Board.empty(4, Passing.REENTER);

        assertThat(board.over()).isTrue();
        assertThat(board.legalCount()).isZero();
        assertThat(board.turn()).isZero();
    }

    @Test
    void WHO_1_aTableHasRoomForFourteen() {
        assertThat(Board.empty(14, Passing.REENTER).seats()).isEqualTo(14);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(Collections.nCopies(17, Hand.EMPTY), Passing.REENTER));
    }
}
