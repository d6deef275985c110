package dalmuti.wire.table;

import dalmuti.wire.codec.Source;

import java.util.List;
import java.util.Map;

/// How one game is spoken of on the wire. Nothing is said that is not in a view, or in an event as
/// its viewer was told of it.
///
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface GameJson<M, E, V> {

    /// The most characters a move may have: nature's shuffle is the longest.
    int LONGEST_MOVE = 4 * 1024;

    /// The most characters that are read of a part of a picture.
    int LONGEST_PART = 64 * 1024;

    /// The name of the game: `dalmuti`.
    String game();

    GameCodecs<M, E> codecs();

    default Class<M> moveType() {
        return codecs().moveType();
    }

    /// The picture in parts: what can change apart from one another is a part of its own. What the
    /// viewer was told is not among them. The part `legal` lists what may be answered; many moves
    /// of one kind are one row in it: the kind, and then the values of each move's fields,
    /// `["cut",0,1,2]`; however many coins may be laid are one value, `{"from":1,"to":900}`.
    default Picture picture(V view) {
        return shared(view).and(own(view));
    }

    /// The parts that are the same for every viewer, so that they need to be written only once.
    Picture shared(V view);

    /// The parts that depend on the viewer.
    Picture own(V view);

    /// What may be answered.
    default PartValue<List<M>> legal(List<M> moves) {
        return codecs().legal().of(moves);
    }

    default String event(E event) {
        return codecs().event().write(event);
    }

    /// Everything that a viewer was told so far, for a whole picture: rows of events as in the part
    /// `legal`, so that a long round stays short. [#readView] takes these and single events alike.
    default List<String> past(List<E> told) {
        return codecs().past().texts(told);
    }

    default String move(M move) {
        return codecs().move().write(move);
    }

    /// A move from what was said. What is no move is a [dalmuti.contract.RefusedException] that
    /// names the field.
    default M readMove(String json) {
        return Source.read(codecs().move(), json, LONGEST_MOVE);
    }

    /// A view as a program in Java may want it again.
    V readView(Map<String, String> parts, List<String> told);
}
