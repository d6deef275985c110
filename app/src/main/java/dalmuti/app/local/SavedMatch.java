package dalmuti.app.local;

import dalmuti.app.play.Screens;
import dalmuti.app.story.Teller;
import dalmuti.contract.Game;
import dalmuti.contract.Player;

import java.util.List;
import java.util.Map;

/// A match as its record has it, without moves at first.
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface SavedMatch<S, M, E, V> {

    Game<S, M, E, V> game();

    S start();

    List<Made<M>> made();

    Map<Player, String> names();

    /// By which rules, as a table is told them.
    String rules();

    Screens<M, E, V> screens(Teller teller);

    /// The record with these moves; empty while there is nothing to keep.
    String record(List<Made<M>> moves);
}
