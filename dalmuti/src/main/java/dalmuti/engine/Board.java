package dalmuti.engine;

import static dalmuti.engine.Actions.PASS;

import dalmuti.cards.Hand;

import java.util.Arrays;
import java.util.List;

/// The cards of a round while its tricks are played, as fast as they can be: a few numbers, changed
/// in place. The rules of the tricks stand here and nowhere else.
///
/// Seats count from 0 for the Greater Dalmuti, clockwise. A board knows every hand: it is for the
/// rules, for simulation and for the worlds that a searching bot has sampled, never for a player.
public final class Board {

    private static final int RANKS = 12;
    private static final int JESTERS_AT = RANKS * Hand.LANE;
    private static final long ONES = lanes(1);
    private static final long GUARDS = lanes(16);
    private static final int PLAYS_PER_JESTERS = 78;
    private static final int PLACE_BITS = 4;

    /// For a number of naturals: the action of rank 1 with them, if there were one. Adding a rank's
    /// index gives that rank's action.
    private static final int[] FIRST = new int[RANKS + 1];

    static {
        for (int n = 1, plays = 0; n <= RANKS; n++) {
            FIRST[n] = plays - (n - 1);
            plays += RANKS - n + 1;
        }
    }

    private final long[] hands;
    private final boolean reenter;
    private long played;
    private int live;
    private int turn;
    private int by;
    private int top = PASS;
    private int passed;
    private long places;
    private int out;

    private Board(long[] hands, boolean reenter) {
        this.hands = hands;
        this.reenter = reenter;
    }

    /// A round in which nobody has played yet; seat 0 leads.
    public static Board of(List<Hand> hands, Reentry reentry) {
        var board =
                new Board(
                        hands.stream().mapToLong(Hand::packed).toArray(),
                        reentry == Reentry.ALLOWED);
        board.restart();
        return board;
    }

    /// Whether somebody who passed may play again in the same trick.
    public enum Reentry {
        ALLOWED,
        FORBIDDEN
    }

    /// Takes new hands, packed as [Hand#packed()], and starts a round with them.
    public void deal(long[] packed) {
        System.arraycopy(packed, 0, hands, 0, hands.length);
        restart();
    }

    private void restart() {
        played = 0;
        live = 0;
        for (int seat = 0; seat < hands.length; seat++) {
            if (hands[seat] != 0) {
                live |= 1 << seat;
            }
        }
        turn = Integer.numberOfTrailingZeros(live); // PLAY-1
        by = turn;
        top = PASS;
        passed = 0;
        places = 0;
        out = 0;
    }

    public Board copy() {
        var copy = new Board(hands.clone(), reenter);
        copy.copyFields(this);
        return copy;
    }

    /// Becomes equal to another board with as many seats and the same rule of passing.
    public void copyFrom(Board other) {
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        copyFields(other);
    }

    private void copyFields(Board other) {
        played = other.played;
        live = other.live;
        turn = other.turn;
        by = other.by;
        top = other.top;
        passed = other.passed;
        places = other.places;
        out = other.out;
    }

    public int seats() {
        return hands.length;
    }

    public Hand hand(int seat) {
        return new Hand(hands[seat]);
    }

    /// How many cards a seat holds.
    public int cards(int seat) {
        return hand(seat).size();
    }

    /// All cards laid in this round.
    public Hand played() {
        return new Hand(played);
    }

    /// Whose turn it is; when the round is over, who was left with cards.
    public int turn() {
        return turn;
    }

    /// Whether the trick waits for its lead.
    public boolean leads() {
        return top == PASS;
    }

    /// The play to beat, or [Actions#PASS] while there is none.
    public int top() {
        return top;
    }

    /// Who laid the play to beat.
    public int by() {
        return by;
    }

    public boolean over() {
        return (live & (live - 1)) == 0;
    }

    public boolean holdsCards(int seat) {
        return ((live >>> seat) & 1) != 0;
    }

    /// Whether this seat has passed since the last play (or, without re-entry, in this trick).
    public boolean hasPassed(int seat) {
        return ((passed >>> seat) & 1) != 0;
    }

    /// How many seats have gone out.
    public int outCount() {
        return out;
    }

    /// Who took a place, from 1; the last place is known when the round is over.
    public int atPlace(int place) {
        if (place > out && !over()) {
            throw new IllegalArgumentException("Nobody has place " + place + " yet");
        }
        return place > out ? turn : (int) ((places >>> (PLACE_BITS * (place - 1))) & 15);
    }

    public Ruling ruling(int action) {
        if (over()) {
            return Ruling.ROUND_OVER;
        }
        if (action == PASS) {
            return leads() ? Ruling.LEADER_PASSES : Ruling.LEGAL; // PLAY-1
        }
        if (!leads()) { // PLAY-2
            if (Actions.SIZE[action] != Actions.SIZE[top]) {
                return Ruling.WRONG_NUMBER;
            }
            if (Actions.RANK[action] >= Actions.RANK[top]) {
                return Ruling.NOT_BETTER;
            }
        }
        return hand(turn).holds(new Hand(Actions.CARDS[action])) ? Ruling.LEGAL : Ruling.NOT_HELD;
    }

    /// How many actions are legal.
    public int legalCount() {
        long hand = hands[turn];
        int jesters = (int) (hand >>> JESTERS_AT);
        if (top == PASS) {
            return over() ? 0 : (hand(turn).size() - jesters) * (jesters + 1) + jesters;
        }
        int size = Actions.SIZE[top];
        int count = 1;
        for (int j = Math.min(jesters, size - 1); j >= 0; j--) {
            count += Long.bitCount(better(hand, size - j));
        }
        return count;
    }

    /// The n-th legal action, from 0, in the order of the numbers.
    public int legal(int n) {
        long hand = hands[turn];
        int jesters = (int) (hand >>> JESTERS_AT);
        int left = n;
        if (top == PASS) {
            return lead(hand, jesters, n);
        }
        int size = Actions.SIZE[top];
        for (int j = 0; j <= jesters && j < size; j++) {
            long ranks = better(hand, size - j);
            int here = Long.bitCount(ranks);
            if (left < here) {
                return action(j, size - j, nth(ranks, left));
            }
            left -= here;
        }
        return PASS;
    }

    /// Writes the legal actions into a buffer of at least [Actions#COUNT] in the order of their
    /// numbers, and says how many they are.
    public int legal(int[] buffer) {
        long hand = hands[turn];
        int jesters = (int) (hand >>> JESTERS_AT);
        if (top == PASS) {
            return over() ? 0 : leads(hand, jesters, buffer);
        }
        int size = Actions.SIZE[top];
        int count = 0;
        for (int j = 0; j <= jesters && j < size; j++) {
            for (long ranks = better(hand, size - j); ranks != 0; ranks &= ranks - 1) {
                buffer[count++] = action(j, size - j, ranks);
            }
        }
        buffer[count++] = PASS;
        return count;
    }

    /// Sets the bits of the legal actions, bit 0 of word 0 being action 0, and clears the others.
    public void legalMask(long[] mask) {
        Arrays.fill(mask, 0, Actions.MASK_WORDS, 0);
        for (int i = legalCount() - 1; i >= 0; i--) {
            int action = legal(i);
            mask[action >> 6] |= 1L << action;
        }
    }

    /// Makes a legal action. Nothing is checked; ask [#ruling(int)] where it may be illegal.
    public void play(int action) {
        if (action == PASS) {
            passed |= 1 << turn;
        } else {
            lay(action);
        }
        int others = live & ~passed & ~(1 << by);
        if (others != 0) {
            turn = next(others, turn);
        } else { // PLAY-4
            top = PASS;
            passed = 0;
            turn = holdsCards(by) ? by : next(live, by); // PLAY-5
        }
    }

    private void lay(int action) {
        long cards = Actions.CARDS[action];
        hands[turn] -= cards;
        played += cards;
        top = action;
        by = turn;
        if (reenter) { // PLAY-3
            passed = 0;
        }
        if (hands[turn] == 0) { // PLAY-5
            live &= ~(1 << turn);
            places |= (long) turn << (PLACE_BITS * out);
            out++;
        }
    }

    /// Plays if it is legal, and says what the rules think of it either way.
    public Ruling tryPlay(int action) {
        Ruling ruling = ruling(action);
        if (ruling == Ruling.LEGAL) {
            play(action);
        }
        return ruling;
    }

    /// The guard bits of the better ranks of which the hand has at least so many.
    private long better(long hand, int naturals) {
        if (naturals > RANKS) {
            return 0;
        }
        long below = (1L << (Hand.LANE * (Actions.RANK[top] - 1))) - 1;
        return ((hand | GUARDS) - naturals * ONES) & GUARDS & below;
    }

    private static int lead(long hand, int jesters, int n) {
        int naturals = new Hand(hand).size() - jesters;
        int left = n;
        for (int j = 0; j <= jesters; j++) {
            if (left < naturals) {
                return leadOf(hand, j, left);
            }
            left -= naturals;
        }
        return PLAYS_PER_JESTERS * 3 + left;
    }

    private static int leadOf(long hand, int jesters, int n) {
        int left = n;
        for (int size = 1; ; size++) {
            long ranks = ((hand | GUARDS) - size * ONES) & GUARDS;
            int here = Long.bitCount(ranks);
            if (left < here) {
                return action(jesters, size, nth(ranks, left));
            }
            left -= here;
        }
    }

    private static int leads(long hand, int jesters, int[] buffer) {
        int count = 0;
        for (int j = 0; j <= jesters; j++) {
            long ranks = GUARDS;
            for (int size = 1; size <= RANKS && ranks != 0; size++) {
                ranks = ((hand | GUARDS) - size * ONES) & GUARDS;
                for (long left = ranks; left != 0; left &= left - 1) {
                    buffer[count++] = action(j, size, left);
                }
            }
        }
        for (int j = 1; j <= jesters; j++) {
            buffer[count++] = PLAYS_PER_JESTERS * 3 + j - 1;
        }
        return count;
    }

    /// The action of the lowest rank in a set of guard bits.
    private static int action(int jesters, int naturals, long ranks) {
        int rank = Long.numberOfTrailingZeros(ranks) / Hand.LANE;
        return PLAYS_PER_JESTERS * jesters + FIRST[naturals] + rank;
    }

    /// A set of guard bits without its n lowest.
    private static long nth(long ranks, int n) {
        long rest = ranks;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return rest;
    }

    /// The next seat clockwise after one, of a set that is not empty.
    private static int next(int seats, int after) {
        int higher = seats & (-2 << after);
        return Integer.numberOfTrailingZeros(higher != 0 ? higher : seats);
    }

    private static long lanes(long each) {
        long lanes = 0;
        for (int i = 0; i < RANKS; i++) {
            lanes |= each << (i * Hand.LANE);
        }
        return lanes;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Board other
                && Arrays.equals(hands, other.hands)
                && Arrays.equals(numbers(), other.numbers());
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(hands) + Arrays.hashCode(numbers());
    }

    private long[] numbers() {
        return new long[] {reenter ? 1 : 0, played, live, turn, by, top, passed, places, out};
    }
}
