package dalmuti.wire.table;

import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Shape;
import dalmuti.wire.codec.Source;

/// What viewers' programs say, as JSON: `{"type":"sit","ack":3,"seat":2}`.
public final class Requests {

    /// The most characters that a request may have.
    public static final int LONGEST = 4 * 1024;

    /// The most characters of something that is said to others.
    public static final int LONGEST_SAYING = 280;

    private static final int LONGEST_NAME = 64;
    private static final int LONGEST_SECRET = 128;
    private static final int MOST_SEATS = 64;

    private static final Codec<Integer> COUNT = ScalarCodecs.number(0, Integer.MAX_VALUE);
    private static final Codec<Integer> POSITIVE = ScalarCodecs.number(1, Integer.MAX_VALUE);
    private static final Codec<String> SECRET = ScalarCodecs.text(LONGEST_SECRET);
    private static final Codec<String> NAME = ScalarCodecs.text(LONGEST_NAME);
    private static final Codec<String> SAYING = ScalarCodecs.text(LONGEST_SAYING);

    private static final Codec<Request> FORM =
            new Codecs()
                    .with("ack", POSITIVE)
                    .with("question", COUNT)
                    .with("place", COUNT)
                    .with("round", POSITIVE)
                    .with("seat", ScalarCodecs.number(0, MOST_SEATS))
                    .with("to", ScalarCodecs.number(0, MOST_SEATS))
                    .with("chair", ScalarCodecs.number(0, MOST_SEATS))
                    .with("move", ScalarCodecs.VERBATIM_OBJECT.described(EitherGame.MOVE))
                    .with("token", SECRET)
                    .with("hash", SECRET)
                    .with("number", SECRET)
                    .with("language", NAME)
                    .with("level", NAME)
                    .with("guest", NAME)
                    .with("key", NAME)
                    .with("kind", NAME)
                    .with("text", SAYING)
                    .with("reason", SAYING)
                    .kinds(Request.class, "type")
                    .codec(Request.class);

    private Requests() {}

    static Shape.Named shape() {
        return (Shape.Named) FORM.shape();
    }

    /// The request that a text is. Everything else is a [dalmuti.contract.RefusedException] that
    /// names the field.
    public static Request read(String text) {
        return Source.read(FORM, text, LONGEST);
    }

    public static String write(Request request) {
        return FORM.write(request);
    }
}
