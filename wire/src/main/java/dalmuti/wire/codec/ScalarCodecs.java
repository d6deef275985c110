package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;

import java.io.IOException;
import java.util.List;

/// Numbers, truths and texts.
public final class ScalarCodecs {

    private static final double PRECISION = 1e4;

    /// Any whole number.
    public static final Codec<Integer> NUMBER = number(Integer.MIN_VALUE, Integer.MAX_VALUE);

    /// Any text.
    public static final Codec<String> TEXT = new Text(Integer.MAX_VALUE, Signs.ALL);

    public static final Codec<Boolean> FLAG = new Flag();

    private ScalarCodecs() {}

    /// A number between bounds, which are allowed too.
    public static Codec<Integer> number(int least, int most) {
        return new Whole(least, most);
    }

    /// A text of people's, without any signs that nobody can see.
    ///
    /// @param longest the most characters it may have
    public static Codec<String> text(int longest) {
        return new Text(longest, Signs.VISIBLE);
    }

    static void quote(String text, StringBuilder out) {
        out.append('"');
        JsonStringEncoder.getInstance().quoteAsString(text, out);
        out.append('"');
    }

    record Whole(int least, int most) implements Codec<Integer> {
        @Override
        public void write(Integer value, StringBuilder out) {
            out.append(value.intValue());
        }

        @Override
        public Integer read(Source source) throws IOException {
            return (int) source.number(least, most);
        }

        @Override
        public Shape shape() {
            return new Shape.Whole(least, most);
        }
    }

    record LongNumber() implements Codec<Long> {
        @Override
        public void write(Long value, StringBuilder out) {
            out.append(value.longValue());
        }

        @Override
        public Long read(Source source) throws IOException {
            return source.number(Long.MIN_VALUE, Long.MAX_VALUE);
        }

        @Override
        public Shape shape() {
            return new Shape.Whole(Long.MIN_VALUE, Long.MAX_VALUE);
        }
    }

    /// A reckoned number, to four places.
    record Fraction() implements Codec<Double> {
        @Override
        public void write(Double value, StringBuilder out) {
            double rounded = Math.rint(value * PRECISION) / PRECISION;
            if (rounded == Math.rint(rounded)) {
                out.append((long) rounded);
            } else {
                out.append(rounded);
            }
        }

        @Override
        public Double read(Source source) throws IOException {
            return source.fraction();
        }

        @Override
        public Shape shape() {
            return new Shape.Fraction();
        }
    }

    record Flag() implements Codec<Boolean> {
        @Override
        public void write(Boolean value, StringBuilder out) {
            out.append(value.booleanValue());
        }

        @Override
        public Boolean read(Source source) throws IOException {
            return source.flag();
        }

        @Override
        public Shape shape() {
            return new Shape.Flag();
        }
    }

    enum Signs {
        ALL,
        VISIBLE
    }

    record Text(int longest, Signs signs) implements Codec<String> {
        @Override
        public void write(String value, StringBuilder out) {
            quote(value, out);
        }

        @Override
        public String read(Source source) throws IOException {
            String text = source.text();
            if (text.length() > longest) {
                throw source.refused("wire.too-long", longest);
            }
            if (signs == Signs.VISIBLE && text.codePoints().anyMatch(Text::invisible)) {
                throw source.refused("wire.sign");
            }
            return text;
        }

        private static boolean invisible(int sign) {
            return Character.isISOControl(sign) || Character.getType(sign) == Character.SURROGATE;
        }

        @Override
        public Shape shape() {
            return new Shape.Text("", longest);
        }
    }

    /// The constants of an enum, by their names.
    record Word<E extends Enum<E>>(List<E> constants) implements Codec<E> {
        @Override
        public void write(E value, StringBuilder out) {
            out.append('"').append(value.name()).append('"');
        }

        @Override
        public E read(Source source) throws IOException {
            String text = source.text();
            for (E constant : constants) {
                if (constant.name().equals(text)) {
                    return constant;
                }
            }
            throw source.refused("wire.word", listed());
        }

        private String listed() {
            return String.join(", ", constants.stream().map(Enum::name).toList());
        }

        @Override
        public Shape shape() {
            return new Shape.Words(constants.stream().map(Enum::name).toList());
        }
    }

    /// JSON that somebody else has written, or will read.
    public enum Verbatim implements Codec<String> {
        OBJECT,
        ANYTHING;

        @Override
        public void write(String value, StringBuilder out) {
            out.append(value);
        }

        @Override
        public String read(Source source) throws IOException {
            if (this == OBJECT) {
                source.expect(JsonToken.START_OBJECT, "wire.wanted-object");
            }
            return source.verbatim();
        }

        @Override
        public Shape shape() {
            return new Shape.Anything();
        }
    }
}
