package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;

import java.io.IOException;
import java.util.List;

/// Numbers, truths and texts.
public final class ScalarCodecs {

    private static final double PRECISION = 1e4;

    /// What rules look like that are said as a preset and changes to it.
    static final Shape RULES_SHAPE =
            new Shape.Text("^[a-z-]+( [A-Za-z]+=[^ ]+)*$", Integer.MAX_VALUE);

    /// Any whole number.
    public static final Codec<Integer> NUMBER = number(Integer.MIN_VALUE, Integer.MAX_VALUE);

    static final Codec<Long> LONG_NUMBER =
            Codec.of(
                    () -> new Shape.Whole(Long.MIN_VALUE, Long.MAX_VALUE),
                    (value, out) -> out.append(value.longValue()),
                    source -> source.number(Long.MIN_VALUE, Long.MAX_VALUE));

    /// A reckoned number, to four places.
    static final Codec<Double> FRACTION =
            Codec.of(Shape.Fraction::new, ScalarCodecs::writeFraction, Source::fraction);

    public static final Codec<Boolean> FLAG =
            Codec.of(
                    Shape.Flag::new,
                    (value, out) -> out.append(value.booleanValue()),
                    Source::flag);

    /// Any text.
    public static final Codec<String> TEXT =
            Codec.of(
                    () -> new Shape.Text("", Integer.MAX_VALUE), ScalarCodecs::quote, Source::text);

    /// JSON that somebody else has written, or will read.
    public static final Codec<String> VERBATIM =
            Codec.of(Shape.Anything::new, (value, out) -> out.append(value), Source::verbatim);

    /// The same where it has to be an object.
    public static final Codec<String> VERBATIM_OBJECT =
            Codec.of(
                    Shape.Anything::new,
                    (value, out) -> out.append(value),
                    source -> {
                        source.expect(JsonToken.START_OBJECT, "wire.wanted-object");
                        return source.verbatim();
                    });

    private ScalarCodecs() {}

    /// A number between bounds, which are allowed too.
    public static Codec<Integer> number(int least, int most) {
        return Codec.of(
                () -> new Shape.Whole(least, most),
                (value, out) -> out.append(value.intValue()),
                source -> (int) source.number(least, most));
    }

    /// A text of people's, without any signs that nobody can see.
    ///
    /// @param longest the most characters it may have
    public static Codec<String> text(int longest) {
        return Codec.of(
                () -> new Shape.Text("", longest),
                ScalarCodecs::quote,
                source -> readVisible(source, longest));
    }

    /// The constants of an enum, by their names.
    static <E extends Enum<E>> Codec<E> word(List<E> constants) {
        List<String> names = constants.stream().map(Enum::name).toList();
        return Codec.of(
                () -> new Shape.Words(names),
                (value, out) -> out.append('"').append(value.name()).append('"'),
                source -> {
                    int index = names.indexOf(source.text());
                    if (index < 0) {
                        throw source.refused("wire.word", String.join(", ", names));
                    }
                    return constants.get(index);
                });
    }

    static void quote(String text, StringBuilder out) {
        out.append('"');
        JsonStringEncoder.getInstance().quoteAsString(text, out);
        out.append('"');
    }

    private static void writeFraction(Double value, StringBuilder out) {
        double rounded = Math.rint(value * PRECISION) / PRECISION;
        if (rounded == Math.rint(rounded)) {
            out.append((long) rounded);
        } else {
            out.append(rounded);
        }
    }

    private static String readVisible(Source source, int longest) throws IOException {
        String text = source.text();
        if (text.length() > longest) {
            throw source.refused("wire.too-long", longest);
        }
        if (text.codePoints().anyMatch(ScalarCodecs::isInvisible)) {
            throw source.refused("wire.sign");
        }
        return text;
    }

    private static boolean isInvisible(int sign) {
        return Character.isISOControl(sign) || Character.getType(sign) == Character.SURROGATE;
    }
}
