package dalmuti.app.play;

import dalmuti.app.story.People;
import dalmuti.contract.Game;
import dalmuti.contract.Viewer;

import java.util.List;
import java.util.Optional;

/// All that differs between the games when one of them is played at a terminal.
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface Host<S, M, E, V> {

    Game<S, M, E, V> game();

    S start();

    /// What was played before somebody came back to it.
    List<Made<M>> made();

    People people();

    /// Who plays by which rules.
    List<String> head(Optional<Viewer> as);

    Commentary<E> commentary();

    Desk<V, M> desk();

    /// Whether a round (Grapples: a game) ends with it.
    boolean endsRound(E event);

    /// The record of a match so far; empty while there is nothing to keep.
    String record(List<Made<M>> made);
}
