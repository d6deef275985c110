package dalmuti.wire.rest;

import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Source;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What is asked and answered over HTTP, as JSON.
public final class Bodies {

    /// A piece stands there as it is.
    private static final Codec<Piece> PIECE =
            Codec.of(
                    ScalarCodecs.VERBATIM::shape,
                    (piece, out) -> out.append(piece.json()),
                    source -> new Piece(ScalarCodecs.VERBATIM.read(source)));

    private static final Codecs CODECS = new Codecs().with(Piece.class, PIECE);

    private static final Map<Class<?>, Codec<?>> BY_TYPE = new ConcurrentHashMap<>();

    private Bodies() {}

    /// What a text says. What is nothing of that kind is a [dalmuti.contract.RefusedException] that
    /// names the field.
    public static <T> T read(Class<T> type, String text, int longest) {
        return Source.read(codec(type), text, longest);
    }

    @SuppressWarnings("unchecked") // a codec is kept by the type it is for
    public static <T> String write(T body) {
        return codec((Class<T>) body.getClass()).write(body);
    }

    @SuppressWarnings("unchecked")
    private static <T> Codec<T> codec(Class<T> type) {
        return (Codec<T>) BY_TYPE.computeIfAbsent(type, Bodies::made);
    }

    private static synchronized Codec<?> made(Class<?> type) { // makers are not for several threads
        return CODECS.codec(type);
    }
}
