package dalmuti.wire.table;

import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Runs;

import java.util.List;
import java.util.Set;

/// How the moves and events of a game are written.
///
/// @param past events in rows, as a whole picture has them
/// @param legal the part that lists what may be answered
public record GameCodecs<M, E>(
        Class<M> moveType, Codec<M> move, Codec<E> event, Runs<E> past, Part<List<M>> legal) {

    /// From how many on moves of one kind are offered in a row.
    private static final int SHORT_FROM = 3;

    /// @param codecs that know the kinds of both
    public static <M, E> GameCodecs<M, E> of(Codecs codecs, Class<M> moves, Class<E> events) {
        return of(codecs, moves, events, Set.of());
    }

    /// @param spanned kinds of moves that are offered with a number from one to another
    public static <M, E> GameCodecs<M, E> of(
            Codecs codecs, Class<M> moves, Class<E> events, Set<String> spanned) {
        return new GameCodecs<>(
                moves,
                codecs.codec(moves),
                codecs.codec(events),
                codecs.runs(events, 1, Set.of()),
                new Part<>("legal", codecs.runs(moves, SHORT_FROM, spanned)));
    }
}
