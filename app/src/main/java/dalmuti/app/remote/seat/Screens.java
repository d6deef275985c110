package dalmuti.app.remote.seat;

import dalmuti.app.play.Commentary;
import dalmuti.app.play.Desk;
import dalmuti.app.story.People;
import dalmuti.bots.hints.Adviser;
import dalmuti.wire.table.GameJson;

import java.util.List;

/// All that differs between the games when one of them is played at a server from a terminal.
///
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface Screens<M, E, V> {

    GameJson<M, E, V> json();

    Desk<V, M> desk(People people);

    Adviser<V, M> adviser();

    /// What somebody is told from here on, who has not heard yet what the view tells.
    Commentary<E> commentary(V view, People people);

    /// What was told since the last shuffle.
    List<E> told(V view);

    /// By which rules is played, and who plays.
    List<String> head(V view, People people);
}
