package dalmuti.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

class EndgameTests {

    /// Whether the mover goes out first, by trying everything.
    private static boolean bruteForce(Board board) {
        var actions = new int[Actions.COUNT];
        int count = board.legal(actions);
        int mover = board.turn();
        for (int i = 0; i < count; i++) {
            Board next = board.copy();
            next.play(actions[i]);
            boolean wins =
                    next.over()
                            ? !next.holdsCards(mover)
                            : (next.turn() == mover) == bruteForce(next);
            if (wins) {
                return true;
            }
        }
        return false;
    }

    private static Hand random(int size, RandomGenerator dice) {
        Hand hand = Hand.EMPTY;
        while (hand.size() < size) {
            Rank rank = Rank.of(1 + dice.nextInt(Rank.JESTER.number()));
            hand = hand.count(rank) < rank.copies() ? hand.plus(rank, 1) : hand;
        }
        return hand;
    }

    @ParameterizedTest
    @EnumSource
    void PLAY_6_theSolverAgreesWithTryingEverything(Passing passing) {
        var dice = new SplittableRandom(1);
        int won = 0;
        for (int i = 0; i < 300; i++) {
            var hands = List.of(random(1 + i % 5, dice), random(1 + i / 5 % 5, dice));
            Board board = Board.of(hands, passing);
            boolean wins = bruteForce(board);
            assertThat(new Endgame(100_000).winning(board).isPresent())
                    .as("%s", hands)
                    .isEqualTo(wins);
            won += wins ? 1 : 0;
        }
        assertThat(won).isBetween(30, 290);
    }

    /// A third player's last play is still to be beaten, so two passes end the trick.
    @ParameterizedTest
    @EnumSource
    void PLAY_5_theSolverKnowsATrickWhoseOwnerIsOut(Passing passing) {
        var dice = new SplittableRandom(2);
        for (int i = 0; i < 200; i++) {
            var hands = List.of(Hand.of(Rank.of(8)), random(1 + i % 4, dice), random(4, dice));
            Board board = Board.of(hands, passing);
            board.play(board.legal(0));
            assertThat(new Endgame(100_000).winning(board).isPresent())
                    .as("%s", hands)
                    .isEqualTo(bruteForce(board));
        }
    }

    @Test
    void PLAY_6_aWinningActionWins() {
        var dice = new SplittableRandom(3);
        for (int i = 0; i < 200; i++) {
            Board board = Board.of(List.of(random(4, dice), random(4, dice)), Passing.REENTER);
            var action = new Endgame(100_000).winning(board);
            assertThat(action.isPresent()).isEqualTo(bruteForce(board));
            action.ifPresent(
                    it -> {
                        board.play(it);
                        assertThat(board.over() || (board.turn() == 0) == bruteForce(board))
                                .isTrue();
                    });
        }
    }

    @Test
    void itGivesUpWhenThereIsTooMuch() {
        Hand many = Hand.of(Arrays.stream(Rank.values()).toList());
        Board board = Board.of(List.of(many, many), Passing.REENTER);
        assertThat(new Endgame(10).winning(board)).isEmpty();
    }
}
