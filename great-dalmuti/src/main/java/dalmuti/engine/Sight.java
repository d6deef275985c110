package dalmuti.engine;

import dalmuti.cards.Hand;

/// What the seat whose turn it is may know of a board: all of it but the others' cards. It follows
/// the board as that is played on, and makes no garbage. // SEE-1
public final class Sight {

    private final Board board;
    private final Hand deck;

    /// @param deck all cards of the round, those set aside too
    public Sight(Board board, Hand deck) {
        this.board = board;
        this.deck = deck;
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

    /// Writes the legal actions into a buffer of at least [Actions#COUNT] in the order of their
    /// numbers, and says how many they are.
    public int legal(int[] buffer) {
        return board.legal(buffer);
    }

    public int legalCount() {
        return board.legalCount();
    }

    /// The n-th legal action, from 0.
    public int legal(int n) {
        return board.legal(n);
    }
}
