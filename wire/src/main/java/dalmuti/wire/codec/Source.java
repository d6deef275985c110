package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.io.IOException;

/// A text of JSON while it is read, by nobody who trusts it.
public final class Source {

    private static final int DEEPEST = 24;
    private static final String WHOLE = "json";

    private final String text;
    private final Tokens tokens;
    private String field = WHOLE;

    /// Makes something of a text.
    @FunctionalInterface
    public interface Reader<T> {
        T read(Source source) throws IOException;
    }

    private Source(String text) throws IOException {
        this.text = text;
        this.tokens = new Tokens(text, DEEPEST);
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
        try {
            var source = new Source(text);
            source.next();
            T value = codec.read(source);
            if (source.tokens.next() != null) {
                source.field = WHOLE;
                throw source.refused("wire.trailing");
            }
            return value;
        } catch (Tokens.LimitException e) {
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
        JsonToken token = tokens.next();
        if (token == null) {
            throw refused("wire.not-json");
        }
        return token;
    }

    /// The name of the next field of the object, which is then the current token.
    String name() throws IOException {
        return tokens.name();
    }

    boolean at(JsonToken token) {
        return tokens.current() == token;
    }

    void expect(JsonToken token, String otherwise) {
        if (!at(token)) {
            throw refused(otherwise);
        }
    }

    long number(long least, long most) throws IOException {
        expect(JsonToken.VALUE_NUMBER_INT, "wire.wanted-number");
        if (!tokens.isLong() || tokens.whole() < least || tokens.whole() > most) {
            throw refused("wire.bounds", least, most);
        }
        return tokens.whole();
    }

    double fraction() throws IOException {
        if (!at(JsonToken.VALUE_NUMBER_INT)) {
            expect(JsonToken.VALUE_NUMBER_FLOAT, "wire.wanted-number");
        }
        double number = tokens.number();
        if (!Double.isFinite(number)) {
            throw refused("wire.wanted-number");
        }
        return number;
    }

    boolean flag() throws IOException {
        if (!at(JsonToken.VALUE_TRUE)) {
            expect(JsonToken.VALUE_FALSE, "wire.wanted-flag");
        }
        return at(JsonToken.VALUE_TRUE);
    }

    String text() throws IOException {
        expect(JsonToken.VALUE_STRING, "wire.wanted-text");
        return tokens.text();
    }

    /// Where the current token begins.
    int offset() {
        return tokens.start();
    }

    /// All of the object that is being read and that began there.
    String rest(int start) throws IOException {
        while (next() != JsonToken.END_OBJECT) {
            tokens.skip();
        }
        return text.substring(start, tokens.end());
    }

    /// Reads an object of this text once more, from its first token.
    <T> T again(String object, Reader<T> reader) throws IOException {
        var source = new Source(object);
        source.field = field;
        source.next();
        return reader.read(source);
    }

    /// The value as it stands in the text.
    String verbatim() throws IOException {
        int start = offset();
        tokens.skip();
        return text.substring(start, tokens.end());
    }
}
