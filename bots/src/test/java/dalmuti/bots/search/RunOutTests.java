package dalmuti.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.engine.Rollout;
import dalmuti.engine.Sight;
import dalmuti.engine.Worlds;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;

import java.util.OptionalInt;
import java.util.SplittableRandom;

class RunOutTests {

    private static final int SEATS = 5;

    /// Whatever the others hold and do, whoever can run out goes out next.
    @Test
    void PLAY_5_nobodyCanStopARun() {
        var dice = new SplittableRandom(1);
        var dealer = new Dealer(Hand.FULL_DECK);
        var worlds = new Worlds(Hand.FULL_DECK, SEATS);
        var hands = new long[SEATS];
        int runs = 0;
        for (int deal = 0; deal < 300; deal++) {
            dealer.deal(hands, dice);
            Board board = Board.empty(SEATS, Passing.REENTER);
            board.deal(hands);
            var rollout = new Rollout(dice);
            while (!board.over()) {
                OptionalInt run = RunOut.action(new Sight(board, Hand.FULL_DECK));
                if (run.isPresent()) {
                    Board world = board.copy();
                    worlds.resample(world, board.turn(), dice);
                    assertRunsOut(world, rollout);
                    runs++;
                }
                board.play(rollout.choose(board));
            }
        }
        assertThat(runs).isGreaterThan(300);
    }

    private static void assertRunsOut(Board board, Rollout others) {
        int seat = board.turn();
        int place = board.outCount() + 1;
        var sight = new Sight(board, Hand.FULL_DECK);
        while (board.holdsCards(seat) && !board.over()) {
            board.play(
                    board.turn() == seat
                            ? RunOut.action(sight).orElseThrow()
                            : others.choose(board));
        }
        assertThat(board.placeOf(seat)).isEqualTo(place);
    }
}
