package dalmuti.wire.rest;

import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Source;
import dalmuti.wire.table.Plan;
import dalmuti.wire.texts.Phrasebook;
import dalmuti.wire.texts.RuleSheet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// What is asked and answered over HTTP, as JSON.
public final class Bodies {

    /// A piece stands there as it is.
    private static final Codec<Piece> PIECE =
            Codec.of(
                    ScalarCodecs.VERBATIM::shape,
                    (piece, out) -> out.append(piece.json()),
                    source -> new Piece(ScalarCodecs.VERBATIM.read(source)));

    private static final Map<Class<?>, Codec<?>> CODECS = new LinkedHashMap<>();

    static {
        var codecs = new Codecs().with(Piece.class, PIECE);
        for (Class<?> type :
                List.of(
                        Admission.class,
                        Career.class,
                        Checked.class,
                        Devices.class,
                        Games.class,
                        GuestCard.class,
                        Health.class,
                        History.class,
                        Leaderboard.class,
                        Lessons.class,
                        Levels.class,
                        Link.class,
                        MatchCard.class,
                        Naming.class,
                        Opened.class,
                        Phrasebook.class,
                        Plan.class,
                        Playback.class,
                        Problem.class,
                        Reported.class,
                        Reports.class,
                        Reviewed.class,
                        RuleSheet.class,
                        TableCard.class,
                        Tables.class)) {
            CODECS.put(type, codecs.codec(type));
        }
    }

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
        return (Codec<T>) Objects.requireNonNull(CODECS.get(type), type::toString);
    }
}
