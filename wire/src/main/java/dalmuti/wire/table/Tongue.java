package dalmuti.wire.table;

import java.util.List;
import java.util.SequencedMap;

/// How one game is spoken of on the wire. Nothing is said that is not in a view, or in an event as
/// its viewer was told of it.
///
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface Tongue<M, E, V> {

    /// The name of the game: `dalmuti`.
    String game();

    /// The picture in parts, each as JSON: what can change apart from one another is a part of its
    /// own. What the viewer was told is not among them.
    SequencedMap<String, String> parts(V view);

    String event(E event);

    String move(M move);

    /// A move from what was said. What is no move is a [dalmuti.contract.RefusedException] that
    /// names the field.
    M readMove(String json);

    /// A view as a program in Java may want it again.
    V readView(SequencedMap<String, String> parts, List<String> told);
}
