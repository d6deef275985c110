package dalmuti.table.game;

import dalmuti.bots.review.Reviewer;
import dalmuti.contract.Action;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.contract.WorkLimit;
import dalmuti.wire.playback.PlaybackRequest;
import dalmuti.wire.rest.Playback;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match as its record has it: the whole of it, or what somebody saw.
public sealed interface KeptMatch<S, M extends Action, E, V> permits KeptDalmuti, KeptGrapples {

    /// Who kept the record. It then holds what they saw, and nothing can be asked of it but who
    /// played and how it went.
    Optional<Viewer> seenBy();

    Map<Player, String> names();

    /// By which rules, as a table is told them.
    String rules();

    GameAtTable<S, M, E, V> game();

    S start();

    List<Deed<M>> deeds();

    /// The match after its moves.
    default S end() {
        S state = start();
        for (Deed<M> it : deeds()) {
            state = Step.of(game().rules(), state, it.actor(), it.move()).after();
        }
        return state;
    }

    default boolean isOver() {
        return game().rules().awaiting(end()) instanceof Awaiting.Nothing;
    }

    /// One of its rounds. One that it does not hold is a [dalmuti.contract.RefusedException].
    Playback playback(PlaybackRequest request, WorkLimit limit);

    /// @param worlds in how many imagined worlds it tries a move; as is usual where none is given
    Reviewer<S, M, E, V> reviewer(Optional<Integer> worlds);

    /// The record with these moves; empty while there is nothing to keep.
    ///
    /// @param names of everybody, of those who joined later too
    String record(Map<Player, String> names, List<Deed<M>> deeds);

    /// The record in which one of the players is called otherwise.
    default String renamed(Player player, String name) {
        var names = new HashMap<>(names());
        names.put(player, name);
        return record(names, deeds());
    }
}
