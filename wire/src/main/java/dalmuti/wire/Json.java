package dalmuti.wire;

import com.fasterxml.jackson.core.JsonToken;

import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Tokens;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A value of JSON as the records of this house use it: small, flat, and no name twice. A tree of
/// our own, as a browser has no library for one.
sealed interface Json {

    double PRECISION = 1e4;

    int DEEPEST = 8;
    int LONGEST_TEXT = 1000;

    /// An object, its fields in their order.
    record Fields(Map<String, Json> all) implements Json {
        public Fields {
            all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
        }

        /// The value of a field, or [Word#NOTHING].
        Json at(String name) {
            return all.getOrDefault(name, Word.NOTHING);
        }

        @Override
        public String toString() {
            return all.entrySet().stream()
                    .map(it -> new Text(it.getKey()) + ":" + it.getValue())
                    .collect(Collectors.joining(",", "{", "}"));
        }
    }

    /// An array.
    record Items(List<Json> all) implements Json {
        public Items {
            all = List.copyOf(all);
        }

        @Override
        public String toString() {
            return all.stream().map(Json::toString).collect(Collectors.joining(",", "[", "]"));
        }
    }

    /// A string.
    record Text(String value) implements Json {
        @Override
        public String toString() {
            return ScalarCodecs.TEXT.write(value);
        }
    }

    /// A number that is an `int`.
    record Whole(int value) implements Json {
        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /// Any other number.
    record Fraction(double value) implements Json {
        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /// What is neither a text nor a number.
    enum Word implements Json {
        TRUE("true"),
        FALSE("false"),
        NULL("null"),
        /// What a field holds that is not there.
        NOTHING("-");

        private final String spelling;

        Word(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public String toString() {
            return spelling;
        }
    }

    /// The object in a line of text, if there is exactly one and nothing else.
    static Optional<Fields> read(String line) {
        try {
            var tokens = new Tokens(line, DEEPEST);
            boolean isObject = tokens.next() == JsonToken.START_OBJECT;
            Optional<Fields> read = isObject ? Optional.of(fields(tokens)) : Optional.empty();
            return read.isPresent() && tokens.next() == null ? read : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // what exactly is wrong with it helps nobody
        }
    }

    private static Fields fields(Tokens tokens) throws IOException {
        var fields = new LinkedHashMap<String, Json>();
        while (tokens.next() == JsonToken.FIELD_NAME) {
            String name = tokens.name();
            tokens.next();
            if (fields.put(name, value(tokens)) != null) {
                throw new IOException("Twice: " + name);
            }
        }
        return new Fields(fields);
    }

    private static Json value(Tokens tokens) throws IOException {
        return switch (tokens.current()) {
            case START_OBJECT -> fields(tokens);
            case START_ARRAY -> {
                var items = new ArrayList<Json>();
                while (tokens.next() != JsonToken.END_ARRAY) {
                    items.add(value(tokens));
                }
                yield new Items(items);
            }
            case VALUE_STRING -> text(tokens.text());
            case VALUE_NUMBER_INT ->
                    tokens.isInt()
                            ? new Whole((int) tokens.number())
                            : new Fraction(tokens.number());
            case VALUE_NUMBER_FLOAT -> new Fraction(tokens.number());
            case VALUE_TRUE -> Word.TRUE;
            case VALUE_FALSE -> Word.FALSE;
            default -> Word.NULL;
        };
    }

    private static Text text(String value) throws IOException {
        if (value.length() > LONGEST_TEXT) {
            throw new IOException("Too long");
        }
        return new Text(value);
    }

    /// A reckoned number to four places, without a fraction where it has none.
    static Json number(double value) {
        double rounded = Math.rint(value * PRECISION) / PRECISION;
        return rounded == Math.rint(rounded) ? new Whole((int) rounded) : new Fraction(rounded);
    }

    /// The values of an array; none where it is something else.
    default List<Json> items() {
        return this instanceof Items(var all) ? all : List.of();
    }

    default Optional<String> text() {
        return this instanceof Text(var value) ? Optional.of(value) : Optional.empty();
    }

    default OptionalInt whole() {
        return this instanceof Whole(int value) ? OptionalInt.of(value) : OptionalInt.empty();
    }

    /// The strings in an array.
    default List<String> words() {
        return items().stream().flatMap(it -> it.text().stream()).toList();
    }

    /// Whether two reckoned values agree, as far as they are written down.
    static boolean agree(Json one, Json other) {
        if (one instanceof Fields some && other instanceof Fields others) {
            return some.all().keySet().equals(others.all().keySet())
                    && some.all().keySet().stream()
                            .allMatch(it -> agree(some.at(it), others.at(it)));
        }
        if (one instanceof Items(var all) && other instanceof Items(var others)) {
            return all.size() == others.size()
                    && IntStream.range(0, all.size())
                            .allMatch(i -> agree(all.get(i), others.get(i)));
        }
        return one.equals(other)
                || Math.abs(one.measure() - other.measure()) < 1 / PRECISION; // false for NaN
    }

    private double measure() {
        return switch (this) {
            case Whole(int value) -> value;
            case Fraction(double value) -> value;
            default -> Double.NaN;
        };
    }
}
