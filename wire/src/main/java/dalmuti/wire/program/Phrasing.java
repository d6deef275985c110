package dalmuti.wire.program;

import java.util.List;

/// How a game is put to a program: views and moves as lines of JSON. Nothing is said that is not in
/// the view.
///
/// @param <V> what a viewer may know
/// @param <M> a move
public interface Phrasing<V, M> {

    /// The name of the game, as programs declare it.
    String game();

    Telling telling(V view);

    /// The question what to do.
    ///
    /// @param id what the answer has to repeat
    /// @param millis how long the program may think
    String go(V view, List<M> legal, int id, long millis);
}
