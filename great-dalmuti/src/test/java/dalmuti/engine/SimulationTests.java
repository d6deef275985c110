package dalmuti.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Dealer, rollout and worlds.
class SimulationTests {

    private static final int SIX = 6;

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
    void DEAL_1_allCardsAreDealtAndTheFirstSeatsHoldOneMore(int seats) {
        var hands = new long[seats];
        new Dealer(Hand.FULL_DECK).deal(hands, new SplittableRandom(seats));

        Hand dealt = Hand.EMPTY;
        for (int seat = 0; seat < seats; seat++) {
            var hand = new Hand(hands[seat]);
            assertThat(hand.size()).isEqualTo(80 / seats + (seat < 80 % seats ? 1 : 0));
            dealt = dealt.plus(hand);
        }
        assertThat(dealt).isEqualTo(Hand.FULL_DECK);
    }

    @Test
    void DEAL_1_equalDiceDealEqualHands() {
        var dealer = new Dealer(Hand.FULL_DECK);
        var first = new long[SIX];
        var second = new long[SIX];
        dealer.deal(first, new SplittableRandom(1));
        dealer.deal(second, new SplittableRandom(2));
        assertThat(second).isNotEqualTo(first);

        dealer.deal(second, new SplittableRandom(1));
        assertThat(second).isEqualTo(first);
    }

    @Test
    void DEAL_1_everySeatGetsEveryRankAsOftenAsItsShare() {
        int deals = 20_000;
        var counts = new int[SIX][Rank.all().size()];
        var dealer = new Dealer(Hand.FULL_DECK);
        var dice = new SplittableRandom(1);
        var hands = new long[SIX];
        for (int i = 0; i < deals; i++) {
            dealer.deal(hands, dice);
            for (int seat = 0; seat < SIX; seat++) {
                for (Rank rank : Rank.all()) {
                    counts[seat][rank.number() - 1] += new Hand(hands[seat]).count(rank);
                }
            }
        }
        for (int seat = 0; seat < SIX; seat++) {
            for (Rank rank : Rank.all()) {
                double expected = rank.copies() * new Hand(hands[seat]).size() / 80.0;
                double mean = counts[seat][rank.number() - 1] / (double) deals;
                // five standard errors of a count of one card, and of r cards at most
                assertThat(mean).isCloseTo(expected, within(0.014 * Math.sqrt(rank.copies())));
            }
        }
    }

    @Test
    void PLAY_2_everyLegalActionIsChosenFromAnEqualShareOfTheDice() {
        var dice = new SplittableRandom(1);
        for (int round = 0; round < 50; round++) {
            Board board = Deals.random(SIX, Passing.REENTER, dice);
            while (!board.over()) {
                int count = board.legalCount();
                var chosen = new ArrayList<Integer>();
                for (int share = 0; share < count; share++) {
                    chosen.add(new Rollout(inTheMiddleOf(share, count)).choose(board));
                }
                assertThat(chosen).containsExactlyInAnyOrderElementsOf(Deals.legal(board));
                board.play(chosen.get(dice.nextInt(count)));
            }
        }
    }

    private static RandomGenerator inTheMiddleOf(int share, int shares) {
        long number = (long) ((share + 0.5) / shares * (1L << Integer.SIZE));
        return () -> number << Integer.SIZE;
    }

    @Test
    void PLAY_6_aRolloutEndsTheRoundAndCountsItsActions() {
        Board board = Deals.random(SIX, Passing.OUT_OF_TRICK, new SplittableRandom(1));
        Board stepped = board.copy();
        int actions = new Rollout(new SplittableRandom(2)).finish(board);
        assertThat(board.over()).isTrue();

        var same = new Rollout(new SplittableRandom(2));
        for (int i = 0; i < actions; i++) {
            assertThat(stepped.over()).isFalse();
            stepped.play(same.choose(stepped));
        }
        assertThat(stepped).isEqualTo(board);
    }

    @Test
    void SEE_1_aSampledWorldLooksTheSameToItsSeat() {
        var dice = new SplittableRandom(1);
        Board board = Deals.random(SIX, Passing.REENTER, dice);
        var worlds = new Worlds(Hand.FULL_DECK, SIX);
        var observer = new Observer(Hand.FULL_DECK);
        while (!board.over()) {
            for (int seat = 0; seat < SIX; seat++) {
                Board world = board.copy();
                worlds.resample(world, seat, dice);
                assertThat(seen(observer, world, seat)).isEqualTo(seen(observer, board, seat));
                assertThat(world.hand(seat)).isEqualTo(board.hand(seat));
            }
            board.play(board.legal(dice.nextInt(board.legalCount())));
        }
    }

    private static float[] seen(Observer observer, Board board, int seat) {
        var buffer = new float[Observer.length(board.seats())];
        observer.observe(board, seat, buffer);
        return buffer;
    }

    @Test
    void SEE_1_samplingNeedsNothingButWhatTheSeatSees() {
        Board one = Deals.of(Passing.REENTER, "5 9 J", "3 4", "2 8");
        Board other = Deals.of(Passing.REENTER, "5 9 J", "2 8", "3 4");
        var worlds = new Worlds(Deals.hand("2 3 4 5 6 8 9 J"), 3);
        worlds.resample(one, 0, new SplittableRandom(7));
        worlds.resample(other, 0, new SplittableRandom(7));

        assertThat(one).isEqualTo(other);
    }

    @Test
    void SEE_1_cardsSetAsideAreSampledToo() {
        Board board = Deals.of(Passing.REENTER, "5 9", "3 4", "2 8");
        var worlds = new Worlds(Deals.hand("2 3 4 5 8 9 J"), 3);
        var dice = new SplittableRandom(1);
        int withJester = 0;
        for (int i = 0; i < 1000; i++) {
            worlds.resample(board, 0, dice);
            withJester += board.hand(1).jesters() + board.hand(2).jesters();
        }
        assertThat(withJester).isBetween(740, 860); // 4 of 5 unseen cards are held
    }
}
