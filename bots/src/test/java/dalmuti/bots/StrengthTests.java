package dalmuti.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.tricks.Counter;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.bots.tricks.Scorer;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.engine.Sight;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

/// Small duels whose outcome chance can't turn; the true figures are in docs/bots.md.
class StrengthTests {

    private static final int SEATS = 6;
    private static final int DEALS = 300;

    /// Mean points of one player alone among five others, from every seat of each deal.
    private static double points(TrickPlayer one, TrickPlayer others) {
        var dice = new SplittableRandom(1);
        var dealer = new Dealer(Hand.FULL_DECK);
        var hands = new long[SEATS];
        Board board = Board.empty(SEATS, Passing.REENTER);
        var sight = new Sight(board, Hand.FULL_DECK);
        int points = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            dealer.deal(hands, dice);
            for (int seat = 0; seat < SEATS; seat++) {
                board.deal(hands);
                while (!board.over()) {
                    board.play((board.turn() == seat ? one : others).play(sight, dice));
                }
                points += SEATS - board.placeOf(seat);
            }
        }
        return (double) points / (DEALS * SEATS);
    }

    @Test
    void randomIsFarBelowGreedy() {
        assertThat(points(TrickPlayer.RANDOM, TrickPlayer.GREEDY)).isLessThan(1);
    }

    @Test
    void theYardsticksBeatGreedy() {
        assertThat(points(new Scorer(), TrickPlayer.GREEDY)).isGreaterThan(2.55);
        assertThat(points(new Counter(), TrickPlayer.GREEDY)).isGreaterThan(2.55);
    }

    @Test
    void theHeuristicBeatsTheYardsticks() {
        var heuristic = new Heuristic(HeuristicWeights.PLAIN);
        assertThat(points(heuristic, TrickPlayer.GREEDY)).isGreaterThan(3);
        assertThat(points(heuristic, new Scorer())).isGreaterThan(2.8);
        assertThat(points(heuristic, new Counter())).isGreaterThan(2.75);
    }

    @Test
    void theTunedOneIsBetterStill() {
        var tuned = new Heuristic(HeuristicWeights.TUNED);
        assertThat(points(tuned, TrickPlayer.GREEDY)).isGreaterThan(3.1);
    }
}
