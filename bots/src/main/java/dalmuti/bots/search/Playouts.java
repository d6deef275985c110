package dalmuti.bots.search;

import dalmuti.bots.TrickPlayer;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.bots.tricks.Thumbs;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.List;
import java.util.random.RandomGenerator;

/// Rounds played to their end quickly. The player goes by rules of thumb. Nobody knows how the
/// others play, so in every other world they do so too, and in the rest they are greedy: the best
/// move is the one that holds good against both.
final class Playouts {

    private static final TrickPlayer OWN = new Heuristic(Thumbs.TUNED);
    private static final List<TrickPlayer> OTHERS = List.of(OWN, TrickPlayer.GREEDY);

    private final RandomGenerator dice;

    Playouts(RandomGenerator dice) {
        this.dice = dice;
    }

    /// Plays on in place until it is certain which place a seat takes, and tells that place.
    ///
    /// @param sight of that board
    /// @param world the number of the world
    int place(Board board, Sight sight, int seat, int world) {
        TrickPlayer others = OTHERS.get(world % OTHERS.size());
        while (board.holdsCards(seat) && !board.over()) {
            TrickPlayer player = board.turn() == seat ? OWN : others;
            board.play(player.play(sight, dice));
        }
        return board.placeOf(seat);
    }
}
