package dalmuti.app.local;

import dalmuti.app.files.AnyRecord;
import dalmuti.app.screen.Screens;
import dalmuti.app.story.Teller;
import dalmuti.contract.Action;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.wire.GrapplesRecord;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match as its record has it, without moves at first.
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public sealed interface SavedMatch<S, M extends Action, E, V> permits SavedDalmuti, SavedGrapples {

    /// The match of a record; empty where only what one viewer saw was kept.
    static Optional<SavedMatch<?, ?, ?, ?>> of(AnyRecord kept) {
        return switch (kept) {
            case AnyRecord.OfDalmuti(var match) when match.seenBy().isEmpty() ->
                    Optional.of(new SavedDalmuti(match));
            case AnyRecord.OfGrapples(GrapplesRecord.Full match) ->
                    Optional.of(new SavedGrapples(match));
            case AnyRecord.OfDalmuti _, AnyRecord.OfGrapples _ -> Optional.empty();
        };
    }

    Game<S, M, E, V> game();

    S start();

    List<Made<M>> made();

    /// The match after its moves.
    S end();

    default boolean isOver() {
        return game().awaiting(end()) instanceof Awaiting.Nothing;
    }

    Map<Player, String> names();

    /// By which rules, as a table is told them.
    String rules();

    Screens<M, E, V> screens(Teller teller);

    /// The record with these moves; empty while there is nothing to keep.
    String record(List<Made<M>> moves);
}
