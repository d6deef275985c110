package dalmuti.engine;

import dalmuti.cards.Hand;

/// What the seat whose turn it is may know of a board: all of it but the others' cards. It follows
/// the board as that is played on, and makes no garbage.
public final class Sight {

    private final Board board;
    private final Hand deck;
    private final int[] actions = new int[Actions.COUNT];
    private final Odds odds = new Odds();
    private int lastSeat = -1;
    private Hand lastHidden = Hand.EMPTY;
    private Hand lastPlayed = Hand.EMPTY;

    /// @param deck all cards of the round, those set aside too
    public Sight(Board board, Hand deck) {
        this.board = board;
        this.deck = deck;
    }

    Board board() {
        return board;
    }

    public TrickRules rules() {
        return board.rules();
    }

    public int seats() {
        return board.seats();
    }

    /// The seat that looks, whose turn it is.
    public int seat() {
        return board.turn();
    }

    /// The own cards.
    public Hand hand() {
        return board.hand(board.turn());
    }

    /// The cards neither in the own hand nor played; with some set aside these are more than the
    /// others hold.
    public Hand unseen() {
        return Worlds.unseen(deck, board, board.turn());
    }

    /// All cards laid in this round.
    public Hand played() {
        return board.played();
    }

    /// How many cards a seat holds.
    public int cards(int seat) {
        return board.cards(seat);
    }

    public boolean holdsCards(int seat) {
        return board.holdsCards(seat);
    }

    /// The next seat clockwise that holds cards.
    public int next() {
        int next = seat();
        do {
            next = next + 1 == seats() ? 0 : next + 1;
        } while (!holdsCards(next));
        return next;
    }

    /// Whether the own turn is the lead of a trick.
    public boolean leads() {
        return board.leads();
    }

    /// The play to beat, or [Actions#PASS] while there is none.
    public int top() {
        return board.top();
    }

    /// Who laid the play to beat.
    public int by() {
        return board.by();
    }

    public boolean hasPassed(int seat) {
        return board.hasPassed(seat);
    }

    /// How many seats have gone out.
    public int outCount() {
        return board.outCount();
    }

    /// How sets of cards stand against the unseen ones, at this moment.
    public Odds odds() {
        Hand hidden = unseen();
        Hand played = board.played();
        if (board.turn() != lastSeat || !hidden.equals(lastHidden) || !played.equals(lastPlayed)) {
            odds.look(board, hidden);
            lastSeat = board.turn();
            lastHidden = hidden;
            lastPlayed = played;
        }
        return odds;
    }

    public int legalCount() {
        return board.legalCount();
    }

    /// The n-th legal action, from 0, in the order of their numbers.
    public int legal(int n) {
        return board.legal(n);
    }

    /// The legal actions in the order of their numbers, in an array that is filled anew by every
    /// call and has [#legalCount()] of them.
    public int[] legal() {
        board.legal(actions);
        return actions;
    }
}
