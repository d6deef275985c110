package dalmuti.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.options.Passing;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The board against the plain model, over random rounds.
class PlainTricksTests {

    private static final int ROUNDS = 120;

    static Stream<Arguments> tables() {
        return IntStream.rangeClosed(3, 14)
                .boxed()
                .flatMap(
                        seats ->
                                Stream.of(Passing.values())
                                        .map(passing -> Arguments.of(seats, passing)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void PLAY_4_theBoardDoesWhatThePlainModelDoes(int seats, Passing passing) {
        for (long seed = 0; seed < ROUNDS; seed++) {
            var dice = new SplittableRandom(seed);
            Board board = Deals.random(seats, passing, dice);
            var plain = new PlainTricks(counts(board), passing);
            while (!plain.over()) {
                assertSame(board, plain, seed);
                List<Integer> legal = plain.legal();
                int action = legal.get(dice.nextInt(legal.size()));
                board.play(action);
                plain.play(action);
            }
            assertSame(board, plain, seed);
        }
    }

    private static int[][] counts(Board board) {
        var counts = new int[board.seats()][Rank.JESTER.number() + 1];
        for (int seat = 0; seat < board.seats(); seat++) {
            for (Rank card : board.hand(seat).cards()) {
                counts[seat][card.number()]++;
            }
        }
        return counts;
    }

    private static void assertSame(Board board, PlainTricks plain, long seed) {
        var cards = new ArrayList<Integer>();
        var plainCards = new ArrayList<Integer>();
        var passed = new HashSet<Integer>();
        for (int seat = 0; seat < board.seats(); seat++) {
            cards.add(board.cards(seat));
            plainCards.add(plain.held(seat));
            if (board.hasPassed(seat)) {
                passed.add(seat);
            }
        }
        int by = board.leads() ? plain.by : board.by();
        assertThat(
                        List.of(
                                board.over(),
                                Deals.places(board),
                                Deals.legal(board),
                                cards,
                                passed,
                                board.turn(),
                                board.top(),
                                by))
                .as(() -> "seed " + seed + ", played " + board.played())
                .isEqualTo(
                        List.of(
                                plain.over(),
                                plain.places,
                                plain.legal(),
                                plainCards,
                                plain.passed,
                                plain.turn,
                                plain.top,
                                plain.by));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void PLAY_2_listCountNthMaskAndRulingAgree(int seats, Passing passing) {
        var dice = new SplittableRandom(seats);
        for (int round = 0; round < 5; round++) {
            Board board = Deals.random(seats, passing, dice);
            assertAgree(board);
            while (!board.over()) {
                board.play(board.legal(dice.nextInt(board.legalCount())));
                assertAgree(board);
                assertThat(held(board).plus(board.played())).isEqualTo(Hand.FULL_DECK);
            }
        }
    }

    private static void assertAgree(Board board) {
        List<Integer> legal = Deals.legal(board);
        assertThat(legal).isSorted().hasSize(board.legalCount());
        assertThat(IntStream.range(0, legal.size()).mapToObj(board::legal)).isEqualTo(legal);

        var mask = new long[Actions.MASK_WORDS];
        Arrays.fill(mask, -1);
        board.legalMask(mask);
        Set<Integer> masked = new HashSet<>();
        Set<Integer> ruled = new HashSet<>();
        for (int action = 0; action < mask.length * Long.SIZE; action++) {
            if ((mask[action / Long.SIZE] >>> action & 1) != 0) {
                masked.add(action);
            }
            if (board.ruling(action) == Ruling.LEGAL) {
                ruled.add(action);
            }
        }
        assertThat(masked).isEqualTo(Set.copyOf(legal));
        assertThat(ruled).isEqualTo(Set.copyOf(legal));
    }

    private static Hand held(Board board) {
        Hand held = Hand.EMPTY;
        for (int seat = 0; seat < board.seats(); seat++) {
            held = held.plus(board.hand(seat));
        }
        return held;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void PLAY_2_whatIsIllegalIsAnsweredAndChangesNothing(int seats, Passing passing) {
        var dice = new SplittableRandom(seats);
        Board board = Deals.random(seats, passing, dice);
        while (!board.over()) {
            Board before = board.copy();
            Set<Integer> legal = Set.copyOf(Deals.legal(board));
            for (int action = 0; action < Actions.COUNT; action++) {
                if (!legal.contains(action)) {
                    assertThat(board.tryPlay(action)).isNotEqualTo(Ruling.LEGAL);
                }
            }
            assertThat(board).isEqualTo(before);
            assertThat(board.tryPlay(before.legal(dice.nextInt(legal.size()))))
                    .isEqualTo(Ruling.LEGAL);
        }
    }
}
