package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.io.IOException;

/// A text of JSON while it is read, by nobody who trusts it.
public final class Source {

    private static final int DEEPEST = 24;
    private static final String WHOLE = "json";

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(DEEPEST)
                                    .maxNameLength(100)
                                    .maxNumberLength(30)
                                    .build())
                    .build();

    private final String text;
    private final JsonParser parser;
    private String field = WHOLE;

    /// Makes something of a text.
    @FunctionalInterface
    public interface Reader<T> {
        T read(Source source) throws IOException;
    }

    private Source(String text, JsonParser parser) {
        this.text = text;
        this.parser = parser;
    }

    /// The one value that a text consists of.
    ///
    /// @param longest the most characters that are looked at
    public static <T> T read(Codec<T> codec, String text, int longest) {
        return read(codec::read, text, longest);
    }

    static <T> T read(Reader<T> codec, String text, int longest) {
        if (text.length() > longest) {
            throw new RefusedException(Refusal.of(WHOLE, "wire.too-long", longest));
        }
        try (JsonParser parser = FACTORY.createParser(text)) {
            var source = new Source(text, parser);
            source.next();
            T value = codec.read(source);
            if (parser.nextToken() != null) {
                source.field = WHOLE;
                throw source.refused("wire.trailing");
            }
            return value;
        } catch (StreamConstraintsException e) {
            throw new RefusedException(Refusal.of(WHOLE, "wire.too-deep", DEEPEST));
        } catch (IOException e) { // what exactly is wrong with it helps nobody
            throw new RefusedException(Refusal.of(WHOLE, "wire.not-json"));
        }
    }

    /// The field that is being read.
    String field() {
        return field;
    }

    void field(String name) {
        field = name;
    }

    RefusedException refused(String key, Object... arguments) {
        return new RefusedException(Refusal.of(field, key, arguments));
    }

    JsonToken next() throws IOException {
        JsonToken token = parser.nextToken();
        if (token == null) {
            throw refused("wire.not-json");
        }
        return token;
    }

    /// The name of the next field of the object, which is then the current token.
    String name() throws IOException {
        return parser.currentName();
    }

    boolean at(JsonToken token) {
        return parser.hasToken(token);
    }

    void expect(JsonToken token, String otherwise) {
        if (!parser.hasToken(token)) {
            throw refused(otherwise);
        }
    }

    long number(long least, long most) throws IOException {
        expect(JsonToken.VALUE_NUMBER_INT, "wire.wanted-number");
        boolean small = parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
        long number = small ? parser.getLongValue() : least;
        if (!small || number < least || number > most) {
            throw refused("wire.bounds", least, most);
        }
        return number;
    }

    double fraction() throws IOException {
        if (!at(JsonToken.VALUE_NUMBER_INT)) {
            expect(JsonToken.VALUE_NUMBER_FLOAT, "wire.wanted-number");
        }
        double number = parser.getDoubleValue();
        if (!Double.isFinite(number)) {
            throw refused("wire.wanted-number");
        }
        return number;
    }

    boolean flag() throws IOException {
        if (!at(JsonToken.VALUE_TRUE)) {
            expect(JsonToken.VALUE_FALSE, "wire.wanted-flag");
        }
        return parser.getBooleanValue();
    }

    String text() throws IOException {
        expect(JsonToken.VALUE_STRING, "wire.wanted-text");
        return parser.getText();
    }

    /// Where the current token begins.
    int offset() {
        return (int) parser.currentTokenLocation().getCharOffset();
    }

    /// All of the object that is being read and that began there.
    String rest(int start) throws IOException {
        while (next() != JsonToken.END_OBJECT) {
            parser.skipChildren();
        }
        return text.substring(start, (int) parser.currentLocation().getCharOffset());
    }

    /// Reads an object of this text once more, from its first token.
    <T> T again(String object, Reader<T> reader) throws IOException {
        try (JsonParser another = FACTORY.createParser(object)) {
            var source = new Source(object, another);
            source.field = field;
            source.next();
            return reader.read(source);
        }
    }

    /// The value as it stands in the text.
    String verbatim() throws IOException {
        int start = offset();
        parser.skipChildren();
        parser.finishToken();
        return text.substring(start, (int) parser.currentLocation().getCharOffset());
    }
}
