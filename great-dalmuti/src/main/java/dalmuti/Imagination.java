package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;
import dalmuti.engine.Worlds;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The tricks of a round as one player can imagine them: boards on which all that the player knows
/// is true, and whose hidden cards are drawn at random.
public final class Imagination {

    private final Board table;
    private final Hand deck;
    private final Worlds worlds;
    private final int seat;

    private Imagination(Board table, Hand deck, Worlds worlds, int seat) {
        this.table = table;
        this.deck = deck;
        this.worlds = worlds;
        this.seat = seat;
    }

    /// What a player can imagine while tricks are played.
    public static Imagination of(View view) {
        if (!(view.viewer() instanceof Player player) || !(view.scene() instanceof Scene.Tricks)) {
            throw new IllegalArgumentException("A player imagines while tricks are played");
        }
        var knowledge = Knowledge.of(view);
        List<Player> seats = view.law().seats(view.order());
        Hand deck = view.rules().deck().cards(view.order().size());
        var anyDice = new SplittableRandom(0); // what they draw is never shown
        return new Imagination(
                new Resampling(view, knowledge, anyDice).tricks().board(),
                deck,
                new Worlds(deck, knowledge.bySeat(seats)),
                seats.indexOf(player));
    }

    /// One world.
    public Board board(RandomGenerator dice) {
        Board board = table.copy();
        worlds.resample(board, seat, dice);
        return board;
    }

    /// Makes another world of a board, whatever has become of it.
    public void redraw(Board board, RandomGenerator dice) {
        board.copyFrom(table);
        worlds.resample(board, seat, dice);
    }

    /// What the player sees, whose turn it has to be.
    public Sight sight() {
        return sight(table);
    }

    /// What whoever is to play sees in an imagined world.
    public Sight sight(Board world) {
        return new Sight(world, deck);
    }

    /// Whether only one world is possible: all unseen cards are with one other player.
    public boolean isCertain() {
        int holders = 0;
        int cards = 0;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat && table.holdsCards(other)) {
                holders++;
                cards += table.cards(other);
            }
        }
        return holders == 1 && cards == Worlds.unseen(deck, table, seat).size();
    }

    /// The player's seat, counted from the first leader's.
    public int seat() {
        return seat;
    }
}
