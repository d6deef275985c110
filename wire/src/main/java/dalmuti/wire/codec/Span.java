package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The whole numbers from one to another, in the place of one: values that differ in their number
/// alone, which goes up by one, are told as one value however many they are.
public record Span(int from, int to) {

    /// More than anybody could choose from.
    private static final int MOST = 100_000;

    private static final Codec<Span> CODEC = new Codecs().codec(Span.class);

    static final Shape SHAPE =
            new Shape.Named(
                    "Span",
                    "Any whole number from one to the other.",
                    ((Shape.Named) CODEC.shape()).shape());

    /// One number, or all of a span.
    static final Codec<List<Integer>> NUMBERS =
            Codec.of(
                    () -> Shape.oneOf(ScalarCodecs.NUMBER.shape(), SHAPE),
                    (all, out) -> write(ScalarCodecs.NUMBER, all.getFirst(), all.getLast(), out),
                    Span::read);

    /// Values in order, those together that can be told as one.
    static <T> List<List<T>> in(List<T> values, RecordCodec<T> codec) {
        var spans = new ArrayList<List<T>>();
        for (int from = 0, to = 1; from < values.size(); to++) {
            if (to == values.size() || !codec.follows(values.get(to - 1), values.get(to))) {
                spans.add(values.subList(from, to));
                from = to;
            }
        }
        return spans;
    }

    /// What the first and the last of several values have, or the numbers from one to the other.
    static <V> void write(Codec<V> codec, V first, V last, StringBuilder out) {
        if (first instanceof Integer from && last instanceof Integer to && !from.equals(to)) {
            CODEC.write(new Span(from, to), out);
        } else {
            codec.write(first, out);
        }
    }

    private static List<Integer> read(Source source) throws IOException {
        if (!source.at(JsonToken.START_OBJECT)) {
            return List.of(ScalarCodecs.NUMBER.read(source));
        }
        Span span = CODEC.read(source);
        if (span.to <= span.from || span.to - (long) span.from > MOST) {
            throw source.refused("wire.bounds", span.from + 1L, span.from + (long) MOST);
        }
        return IntStream.rangeClosed(span.from, span.to).boxed().toList();
    }
}
