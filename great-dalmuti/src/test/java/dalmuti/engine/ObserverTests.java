package dalmuti.engine;

import static dalmuti.engine.Observer.OWN;
import static dalmuti.engine.Observer.PLAYERS;
import static dalmuti.engine.Observer.SEATS;
import static dalmuti.engine.Observer.SEAT_CARDS;
import static dalmuti.engine.Observer.SEAT_LENGTH;
import static dalmuti.engine.Observer.SEAT_PASSED;
import static dalmuti.engine.Observer.SEAT_PLACE;
import static dalmuti.engine.Observer.SEAT_TOP;
import static dalmuti.engine.Observer.SEAT_TURN;
import static dalmuti.engine.Observer.TOP_JESTERS;
import static dalmuti.engine.Observer.TOP_RANK;
import static dalmuti.engine.Observer.TOP_SIZE;
import static dalmuti.engine.Observer.UNSEEN;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

class ObserverTests {

    private static final Hand DECK = Deals.hand("1 2x2 3x3 4x4 2xJ");

    private static float[] observe(Board board, int seat) {
        var buffer = new float[Observer.length(board.seats())];
        Arrays.fill(buffer, 7);
        new Observer(DECK).observe(board, seat, buffer);
        return buffer;
    }

    /// Where the numbers between two offsets are set.
    private static List<Integer> ones(float[] buffer, int from, int to) {
        return IntStream.range(from, to)
                .filter(i -> buffer[i] != 0)
                .mapToObj(i -> i - from)
                .toList();
    }

    private static float[] seat(float[] buffer, int clockwise) {
        int from = SEATS + SEAT_LENGTH * clockwise;
        return Arrays.copyOfRange(buffer, from, from + SEAT_LENGTH);
    }

    @Test
    void SEE_1_theLayoutNeverChanges() {
        assertThat(List.of(OWN, UNSEEN, TOP_SIZE, TOP_RANK, TOP_JESTERS, PLAYERS, SEATS))
                .containsExactly(0, 80, 160, 174, 187, 189, 201);
        assertThat(List.of(SEAT_CARDS, SEAT_TURN, SEAT_PASSED, SEAT_TOP, SEAT_PLACE, SEAT_LENGTH))
                .containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(Observer.length(3)).isEqualTo(216);
        assertThat(Observer.length(14)).isEqualTo(271);
    }

    @Test
    void SEE_1_hiddenCardsMakeNoDifference() {
        Board one = Deals.of(Passing.REENTER, "3 4 J", "1 3x4", "2x2 2x3");
        Board other = Deals.of(Passing.REENTER, "3 4 J", "2x2 3 4", "1 3 2x4");
        assertThat(observe(one, 0)).isEqualTo(observe(other, 0));

        Deals.play(one, "4", "-");
        Deals.play(other, "4", "-");
        assertThat(observe(one, 0)).isEqualTo(observe(other, 0));
        assertThat(observe(one, 1)).isNotEqualTo(observe(other, 1));
    }

    @Test
    void SEE_1_ownAndUnseenCardsAreThermometers() {
        Board board = Deals.of(Passing.REENTER, "3 2x4 J", "1 2x4", "2x2 2x3");
        Deals.play(board, "4+J");
        float[] seen = observe(board, 0);

        // offsets of ranks: 1 at 0, 2 at 1, 3 at 3, 4 at 6, jesters at 78
        assertThat(ones(seen, OWN, UNSEEN)).containsExactly(3, 6);
        assertThat(ones(seen, UNSEEN, TOP_SIZE)).containsExactly(0, 1, 2, 3, 4, 6, 7, 78);
    }

    @Test
    void SEE_1_thePlayToBeatIsSeen() {
        Board board = Deals.of(Passing.REENTER, "3 2x4 J", "1 2x4", "2x2 2x3");
        assertThat(ones(observe(board, 1), TOP_SIZE, PLAYERS)).isEmpty();

        Deals.play(board, "2x4+J");
        float[] seen = observe(board, 1);
        assertThat(ones(seen, TOP_SIZE, TOP_RANK)).containsExactly(2);
        assertThat(ones(seen, TOP_RANK, TOP_JESTERS)).containsExactly(3);
        assertThat(ones(seen, TOP_JESTERS, PLAYERS)).containsExactly(0);
        assertThat(ones(seen, PLAYERS, SEATS)).containsExactly(0);
    }

    @Test
    void SEE_1_seatsAreSeenClockwiseFromTheOwn() {
        Board board = Deals.of(Passing.REENTER, "4", "1 2x4", "2x2 2x3");
        Deals.play(board, "4", "-");
        float[] seen = observe(board, 1);

        assertThat(seat(seen, 0)).containsExactly(3, 0, 1, 0, 0);
        assertThat(seat(seen, 1)).containsExactly(4, 1, 0, 0, 0);
        assertThat(seat(seen, 2)).containsExactly(0, 0, 0, 1, 1);
    }

    @Test
    void SEE_1_allPlacesAreSeenWhenTheRoundIsOver() {
        Board board = Deals.of(Passing.REENTER, "4", "2", "2x3");
        Deals.play(board, "4", "2");
        float[] seen = observe(board, 2);

        assertThat(seat(seen, 0)).containsExactly(2, 0, 0, 0, 3);
        assertThat(seat(seen, 1)).containsExactly(0, 0, 0, 0, 1);
        assertThat(seat(seen, 2)).containsExactly(0, 0, 0, 1, 2);
    }

    @Test
    void SEE_1_theRestOfTheBufferIsLeftAlone() {
        var buffer = new float[Observer.length(3) + 1];
        buffer[Observer.length(3)] = 7;
        new Observer(DECK).observe(Deals.of(Passing.REENTER, "4", "2", "3"), 0, buffer);

        assertThat(buffer[Observer.length(3)]).isEqualTo(7);
    }
}
