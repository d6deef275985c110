package dalmuti.bots.search;

import dalmuti.bots.TrickPlayer;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.List;
import java.util.random.RandomGenerator;

/// Rounds played to their end quickly. The player goes by rules of thumb. Nobody knows how the
/// others play, so in every other world they do so too, and in the rest they are greedy: the best
/// move is the one that holds good against both.
///
/// @param others who plays for them, in one world after the other
record Playouts(TrickPlayer own, List<TrickPlayer> others, RandomGenerator dice) {

    private static final TrickPlayer THUMBS = new Heuristic(HeuristicWeights.TUNED);

    Playouts(RandomGenerator dice) {
        this(THUMBS, List.of(THUMBS, TrickPlayer.GREEDY), dice);
    }

    /// Plays on in place until it is certain which place a seat takes, and tells that place.
    ///
    /// @param sight of that board
    /// @param world the number of the world
    int place(Board board, Sight sight, int seat, int world) {
        TrickPlayer other = others.get(world % others.size());
        while (board.holdsCards(seat) && !board.over()) {
            TrickPlayer player = board.turn() == seat ? own : other;
            board.play(player.play(sight, dice));
        }
        return board.placeOf(seat);
    }
}
