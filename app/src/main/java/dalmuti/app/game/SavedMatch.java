package dalmuti.app.game;

import dalmuti.app.story.StoryPart;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.review.Reviewer;
import dalmuti.contract.Action;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Deed;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match as its record has it, without moves at first.
public sealed interface SavedMatch<S, M extends Action, E, V> permits SavedDalmuti, SavedGrapples {

    /// Who kept the record. It then holds what they saw, and nothing can be asked of it but who
    /// played and the story.
    Optional<Viewer> seenBy();

    Map<Player, String> names();

    /// The match as one viewer could tell it; as whoever knows all, where no viewer is given.
    List<StoryPart> story(Optional<Viewer> as, TextStyle style);

    GameAtTerminal<M, E, V> atTerminal();

    Game<S, M, E, V> game();

    S start();

    List<Deed<M>> made();

    /// The match after its moves.
    default S end() {
        S state = start();
        for (Deed<M> it : made()) {
            state = game().apply(state, it.actor(), it.move()).orThrow().next();
        }
        return state;
    }

    default boolean isOver() {
        return game().awaiting(end()) instanceof Awaiting.Nothing;
    }

    /// By which rules, as a table is told them.
    String rules();

    /// @param worlds in how many imagined worlds it tries a move; as is usual where none is given
    Reviewer<S, M, E, V> reviewer(Optional<Integer> worlds);

    /// The record with these moves; empty while there is nothing to keep.
    ///
    /// @param names of everybody, of those who joined later too
    String record(Map<Player, String> names, List<Deed<M>> moves);
}
