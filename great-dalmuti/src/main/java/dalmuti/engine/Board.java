package dalmuti.engine;

import static dalmuti.engine.Actions.PASS;

import dalmuti.cards.Hand;
import dalmuti.options.Passing;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/// The cards of a round while its tricks are played, as fast as they can be: a few numbers, changed
/// in place. The rules of the tricks stand here and nowhere else.
///
/// Seats count from 0 for the Greater Dalmuti, clockwise. A board knows every hand: it is for the
/// rules, for simulation and for the worlds that a searching bot has sampled, never for a player.
///
/// ```java
/// Board board = Board.of(List.of(Hand.of(Rank.of(1)), Hand.of(Rank.of(2))), Passing.REENTER);
/// new Rollout(dice).finish(board);
/// int winner = board.atPlace(1);
/// ```
public final class Board {

    private static final int PLACE_BITS = 4;
    private static final int MOST_SEATS = 1 << PLACE_BITS;

    private final long[] hands;
    private final TrickRules rules;
    private final boolean reenters;

    /// By the play to beat, the lanes of the ranks that beat it.
    private final long[] better;

    /// The cards of a hand that may follow, or join others: all, or all but the jesters.
    private final long joining;

    private long played;
    private int live;
    private int turn;
    private int by;
    private int top = PASS;
    private int passed;
    private long places;
    private int out;

    private Board(long[] hands, TrickRules rules) {
        this.hands = hands;
        this.rules = rules;
        reenters = rules.passing() == Passing.REENTER;
        better = rules.upsideDown() ? Actions.BETTER_UPSIDE_DOWN : Actions.BETTER;
        joining = rules.noFools() ? Lanes.NATURALS : -1;
    }

    /// A round in which nobody has played yet; seat 0 leads.
    public static Board of(List<Hand> hands, Passing passing) {
        return of(hands, TrickRules.of(passing));
    }

    /// A round in which nobody has played yet, by any rules of the tricks; seat 0 leads.
    public static Board of(List<Hand> hands, TrickRules rules) {
        if (hands.size() > MOST_SEATS) {
            throw new IllegalArgumentException("No board has " + hands.size() + " seats");
        }
        var board = new Board(hands.stream().mapToLong(Hand::packed).toArray(), rules);
        board.restart();
        return board;
    }

    /// A board whose seats hold no cards yet, to [#deal(long[])] to.
    public static Board empty(int seats, Passing passing) {
        return of(Collections.nCopies(seats, Hand.EMPTY), passing);
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
        turn = next(live, hands.length - 1); // PLAY-1
        by = turn;
        top = PASS;
        passed = 0;
        places = 0;
        out = 0;
    }

    public Board copy() {
        var copy = new Board(hands.clone(), rules);
        copy.copyFields(this);
        return copy;
    }

    /// Becomes equal to another board with as many seats and the same rules.
    public void copyFrom(Board other) {
        if (other.hands.length != hands.length || !isOfSameKind(other)) {
            throw new IllegalArgumentException("A board of another kind");
        }
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

    /// Whether the rules are the same, by what was made of them: boards are copied very often.
    private boolean isOfSameKind(Board other) {
        return other.reenters == reenters
                && other.joining == joining
                && other.rules.upsideDown() == rules.upsideDown();
    }

    public TrickRules rules() {
        return rules;
    }

    public int seats() {
        return hands.length;
    }

    public Hand hand(int seat) {
        return new Hand(hands[seat]);
    }

    /// A hand as [Hand#packed()].
    long packed(int seat) {
        return hands[seat];
    }

    /// Gives a seat as many other cards as it holds.
    void exchange(int seat, long packed) {
        hands[seat] = packed;
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

    /// The place that a seat took, from 1, or 0 while it has none.
    public int placeOf(int seat) {
        for (int place = 1; place <= out; place++) {
            if (atPlace(place) == seat) {
                return place;
            }
        }
        return over() && seat == turn ? hands.length : 0; // PLAY-6
    }

    /// What the rules say of any number, without doing anything.
    public Ruling ruling(int action) {
        if (!Actions.exists(action)) {
            return Ruling.NO_SUCH_ACTION;
        }
        if (over()) {
            return Ruling.ROUND_OVER; // PLAY-6
        }
        if (action == PASS) {
            return leads() ? Ruling.LEADER_PASSES : Ruling.LEGAL; // PLAY-1
        }
        if (!leads() && Actions.SIZE[action] != Actions.SIZE[top]) {
            return Ruling.WRONG_NUMBER; // PLAY-2
        }
        if (!leads() && (Actions.CARDS[action] & better[top]) == 0) {
            return Ruling.NOT_BETTER; // PLAY-2
        }
        if (!Lanes.holds(hands[turn], Actions.CARDS[action])) {
            return Ruling.NOT_HELD;
        }
        return rules.noFools() && Lanes.isMixed(Actions.CARDS[action])
                ? Ruling.JOINED_BY_JESTERS // DEC-4
                : Ruling.LEGAL;
    }

    /// How many actions are legal: at least one until the round is over, and then none.
    public int legalCount() {
        if (over()) {
            return 0;
        }
        return leads() ? Leads.count(hands[turn], wild()) : Long.bitCount(answers()) + 1;
    }

    /// The n-th legal action, from 0 and below [#legalCount()], in the order of the numbers.
    public int legal(int n) {
        return nth(Objects.checkIndex(n, legalCount()));
    }

    private int nth(int n) {
        return leads()
                ? Leads.nth(hands[turn], wild(), n)
                : Follows.nth(hands[turn] & joining, top, better[top], n);
    }

    /// Writes the legal actions into a buffer of at least [Actions#COUNT] in the order of their
    /// numbers, and says how many they are.
    public int legal(int[] buffer) {
        if (over()) {
            return 0;
        }
        return leads()
                ? Leads.list(hands[turn], wild(), buffer)
                : Follows.list(hands[turn] & joining, top, better[top], buffer);
    }

    /// What beats the top play, as [Follows#answers(long, int, long)].
    long answers() {
        return Follows.answers(hands[turn] & joining, top, better[top]);
    }

    /// How many jesters of whoever's turn it is may join other cards.
    int wild() {
        return Lanes.jesters(hands[turn] & joining);
    }

    /// The lanes of the ranks that beat the top play.
    long better() {
        return better[top];
    }

    /// Sets the bits of the legal actions, bit 0 of word 0 being action 0, and clears the others.
    public void legalMask(long[] mask) {
        Arrays.fill(mask, 0, Actions.MASK_WORDS, 0);
        for (int n = legalCount() - 1; n >= 0; n--) {
            int action = nth(n);
            mask[action / Long.SIZE] |= 1L << action;
        }
    }

    /// Makes a legal action. Nothing is checked; ask [#ruling(int)] where it may be illegal.
    public void play(int action) {
        if (action == PASS) {
            passed |= 1 << turn;
        } else {
            lay(action);
        }
        moveOn();
    }

    private void moveOn() {
        int waiting = live & ~passed & ~(1 << by);
        if (waiting != 0) {
            turn = next(waiting, turn);
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
        if (reenters) { // PLAY-3
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

    /// The next seat clockwise after one, of a set that is not empty. The set is laid twice end to
    /// end, so that going round the table is going up and there is nothing to branch on.
    private static int next(int seats, int after) {
        int twice = seats << MOST_SEATS | seats;
        return Integer.numberOfTrailingZeros(twice & (-2 << after)) & (MOST_SEATS - 1);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Board other
                && rules.equals(other.rules)
                && Arrays.equals(hands, other.hands)
                && Arrays.equals(numbers(), other.numbers());
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(hands) + Arrays.hashCode(numbers());
    }

    private long[] numbers() {
        return new long[] {played, live, turn, by, top, passed, places, out};
    }
}
