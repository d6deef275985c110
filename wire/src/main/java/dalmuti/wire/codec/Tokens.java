package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/// A text of JSON, token by token. A browser has another class of this name, as the library is too
/// large for it. What is not JSON is an [IOException].
public final class Tokens {

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_NUMBER = 30;

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNameLength(LONGEST_NAME)
                                    .maxNumberLength(LONGEST_NUMBER)
                                    .build())
                    .build();

    private final JsonParser parser;
    private final int deepest;
    private int depth;

    /// Something is nested too deeply, or a name or a number is too long.
    public static final class LimitException extends IOException {
        private static final long serialVersionUID = 1L;

        public LimitException() {
            super("Too deep, or too long");
        }
    }

    /// @param deepest how deeply objects and arrays may be nested
    public Tokens(String text, int deepest) throws IOException {
        this.parser = FACTORY.createParser(text);
        this.deepest = deepest;
    }

    /// Goes to the next token; none at the end.
    public @Nullable JsonToken next() throws IOException {
        try {
            JsonToken token = parser.nextToken();
            if (token != null) {
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
            }
            if (depth > deepest) {
                throw new LimitException();
            }
            return token;
        } catch (StreamConstraintsException e) {
            throw new LimitException();
        }
    }

    /// Goes to the end of the object or array that begins here, if one does.
    void skip() throws IOException {
        int around = current().isStructStart() ? depth - 1 : depth;
        while (depth > around) {
            next();
        }
    }

    public JsonToken current() {
        return parser.currentToken();
    }

    /// What the field is called that is being read.
    public String name() throws IOException {
        return parser.currentName();
    }

    public String text() throws IOException {
        return parser.getText();
    }

    /// Whether the number is one of 32 bits.
    public boolean isInt() throws IOException {
        return parser.getNumberType() == JsonParser.NumberType.INT;
    }

    /// Whether the number is one of 64 bits, or of 32.
    boolean isLong() throws IOException {
        return isInt() || parser.getNumberType() == JsonParser.NumberType.LONG;
    }

    long whole() throws IOException {
        return parser.getLongValue();
    }

    public double number() throws IOException {
        return parser.getDoubleValue();
    }

    /// Where the current token begins.
    int start() {
        return (int) parser.currentTokenLocation().getCharOffset();
    }

    /// Where the current token ends.
    int end() throws IOException {
        parser.finishToken();
        return (int) parser.currentLocation().getCharOffset();
    }
}
