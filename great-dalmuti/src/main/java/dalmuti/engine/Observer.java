package dalmuti.engine;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;

import java.util.Arrays;

/// What one seat may know of the tricks, as numbers for a learner: nothing in it depends on a card
/// that the seat has not seen.
///
/// The layout never changes. A *thermometer* of n is n numbers of which the first so many are 1; a
/// *one-hot* is numbers of which one is 1, or none while there is nothing to tell. All others are
/// 0.
public final class Observer {

    private static final int DECK = Hand.FULL_DECK.size();
    private static final int FEWEST_SEATS = 3;
    private static final int MOST_SEATS = 14;
    private static final int LARGEST_PLAY = 14;

    /// The own hand: a thermometer for each rank, as long as the rank has copies.
    public static final int OWN = 0;

    /// The cards neither in the own hand nor played, in the same form. With some set aside these
    /// are more than the others hold.
    public static final int UNSEEN = OWN + DECK;

    /// One-hot: the number of cards to play, from 1; nothing while the trick waits for its lead.
    public static final int TOP_SIZE = UNSEEN + DECK;

    /// One-hot: the rank to beat, from 1 to 13.
    public static final int TOP_RANK = TOP_SIZE + LARGEST_PLAY;

    /// Thermometer: the jesters in the play to beat.
    public static final int TOP_JESTERS = TOP_RANK + Rank.JESTER.number();

    /// One-hot: the number of seats, from 3.
    public static final int PLAYERS = TOP_JESTERS + Rank.JESTER.copies();

    /// A block of [#SEAT_LENGTH] for each seat, clockwise from the observer's own.
    public static final int SEATS = PLAYERS + MOST_SEATS - FEWEST_SEATS + 1;

    /// In a seat's block: how many cards it holds.
    public static final int SEAT_CARDS = 0;

    /// In a seat's block: 1 when it is to play.
    public static final int SEAT_TURN = 1;

    /// In a seat's block: 1 when it has passed, see [Board#hasPassed(int)].
    public static final int SEAT_PASSED = 2;

    /// In a seat's block: 1 when it laid the play to beat.
    public static final int SEAT_TOP = 3;

    /// In a seat's block: its place, or 0 while it has none.
    public static final int SEAT_PLACE = 4;

    public static final int SEAT_LENGTH = 5;

    private final Hand deck;

    /// @param deck all cards of the round, those set aside too
    public Observer(Hand deck) {
        this.deck = deck;
    }

    /// How many numbers an observation of so many seats has.
    public static int length(int seats) {
        return SEATS + SEAT_LENGTH * seats;
    }

    /// Fills the first [#length(int)] numbers of a buffer with what a seat knows.
    public void observe(Board board, int seat, float[] buffer) {
        Arrays.fill(buffer, 0, length(board.seats()), 0);
        thermometers(board.hand(seat), OWN, buffer);
        thermometers(Worlds.unseen(deck, board, seat), UNSEEN, buffer);
        buffer[PLAYERS + board.seats() - FEWEST_SEATS] = 1;
        if (!board.leads()) {
            top(Actions.play(board.top()), buffer);
        }
        seats(board, seat, buffer);
    }

    private static void thermometers(Hand hand, int from, float[] buffer) {
        int at = from;
        for (int i = 0; i < Rank.all().size(); i++) {
            Rank rank = Rank.all().get(i);
            Arrays.fill(buffer, at, at + hand.count(rank), 1);
            at += rank.copies();
        }
    }

    private static void top(Play top, float[] buffer) {
        buffer[TOP_SIZE + top.size() - 1] = 1;
        buffer[TOP_RANK + top.rank().number() - 1] = 1;
        Arrays.fill(buffer, TOP_JESTERS, TOP_JESTERS + top.jesters(), 1);
    }

    private static void seats(Board board, int observer, float[] buffer) {
        int seats = board.seats();
        int seat = observer;
        for (int at = SEATS; at < length(seats); at += SEAT_LENGTH) {
            buffer[at + SEAT_CARDS] = board.cards(seat);
            buffer[at + SEAT_TURN] = is(!board.over() && board.turn() == seat);
            buffer[at + SEAT_PASSED] = is(board.hasPassed(seat));
            buffer[at + SEAT_TOP] = is(!board.leads() && board.by() == seat);
            buffer[at + SEAT_PLACE] = board.placeOf(seat);
            seat = seat + 1 == seats ? 0 : seat + 1;
        }
    }

    private static float is(boolean holds) {
        return holds ? 1 : 0;
    }
}
