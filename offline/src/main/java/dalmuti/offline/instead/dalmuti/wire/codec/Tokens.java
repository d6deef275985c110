package dalmuti.offline.instead.dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import dalmuti.wire.codec.Tokens.LimitException;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.Objects;

/// Stands for the one that asks a library, which would be a tenth of the engine.
final class Tokens {

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_NUMBER = 30;
    private static final char NOTHING = '\0';

    private final String text;

    /// For each object around the current token the name of its field, from the outermost; an array
    /// has none.
    private final @Nullable String[] names;

    private int depth = -1;
    private int start;
    private int end;
    private String content = "";
    private @Nullable JsonToken token;

    Tokens(String text, int deepest) {
        this.text = text;
        this.names = new String[deepest];
    }

    @Nullable JsonToken next() throws IOException {
        int last = end;
        char sign = sign();
        if (depth < 0) {
            token = start == text.length() ? null : root(sign, last);
        } else if (token == JsonToken.FIELD_NAME) {
            take(":");
            token = value(sign());
        } else if (sign == (isObject() ? '}' : ']')) {
            token = close();
        } else {
            if (!current().isStructStart()) {
                take(",");
            }
            token = isObject() ? field(sign()) : value(sign());
        }
        return token;
    }

    /// A value that stands for itself. After a number there is a blank.
    private JsonToken root(char sign, int last) throws IOException {
        if (start == last && token != null && token.isNumeric()) {
            throw wrong();
        }
        return value(sign);
    }

    private boolean isObject() {
        return names[depth] != null;
    }

    /// The next character that is no blank, which then is where a token begins.
    private char sign() {
        while (end < text.length() && " \t\r\n".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        start = end;
        return at(end);
    }

    private char at(int place) {
        return place < text.length() ? text.charAt(place) : NOTHING;
    }

    private void take(String word) throws IOException {
        if (!text.startsWith(word, end)) {
            throw wrong();
        }
        end += word.length();
    }

    private IOException wrong() {
        return new IOException("Not JSON at " + end);
    }

    private JsonToken value(char sign) throws IOException {
        return switch (sign) {
            case '{' -> open(JsonToken.START_OBJECT, "");
            case '[' -> open(JsonToken.START_ARRAY, null);
            case '"' -> {
                string();
                yield JsonToken.VALUE_STRING;
            }
            case 't' -> word("true", JsonToken.VALUE_TRUE);
            case 'f' -> word("false", JsonToken.VALUE_FALSE);
            case 'n' -> word("null", JsonToken.VALUE_NULL);
            default -> numeral();
        };
    }

    private JsonToken open(JsonToken opened, @Nullable String name) throws IOException {
        if (++depth == names.length) {
            throw new LimitException();
        }
        names[depth] = name;
        end++;
        return opened;
    }

    private JsonToken close() {
        end++;
        return names[depth--] == null ? JsonToken.END_ARRAY : JsonToken.END_OBJECT;
    }

    private JsonToken word(String word, JsonToken meant) throws IOException {
        take(word);
        if (Character.isLetterOrDigit(at(end))) {
            throw wrong();
        }
        return meant;
    }

    private JsonToken field(char sign) throws IOException {
        if (sign != '"') {
            throw wrong();
        }
        string();
        if (content.length() > LONGEST_NAME) {
            throw new LimitException();
        }
        names[depth] = content;
        return JsonToken.FIELD_NAME;
    }

    private void string() throws IOException {
        take("\"");
        var written = new StringBuilder();
        while (at(end) != '"') {
            char c = at(end++);
            if (c < ' ') {
                throw wrong();
            }
            written.append(c == '\\' ? escaped() : c);
        }
        end++;
        content = written.toString();
    }

    private char escaped() throws IOException {
        char c = at(end++);
        if (c == 'u') {
            return unicode();
        }
        int which = "\"\\/bfnrt".indexOf(c);
        if (which < 0 || c == NOTHING) {
            throw wrong();
        }
        return "\"\\/\b\f\n\r\t".charAt(which);
    }

    private char unicode() throws IOException {
        int code = 0;
        for (int last = end + 4; end < last; end++) {
            int digit = Character.digit(at(end), 16);
            if (digit < 0) {
                throw wrong();
            }
            code = 16 * code + digit;
        }
        return (char) code;
    }

    private JsonToken numeral() throws IOException {
        end += at(end) == '-' ? 1 : 0;
        int first = end;
        digits();
        if (at(first) == '0' && end > first + 1) {
            throw wrong();
        }
        boolean whole = true;
        if (at(end) == '.') {
            end++;
            digits();
            whole = false;
        }
        if (at(end) == 'e' || at(end) == 'E') {
            end++;
            end += at(end) == '-' || at(end) == '+' ? 1 : 0;
            digits();
            whole = false;
        }
        content = text.substring(start, end);
        if (content.length() > LONGEST_NUMBER) {
            throw new LimitException();
        }
        return whole ? JsonToken.VALUE_NUMBER_INT : JsonToken.VALUE_NUMBER_FLOAT;
    }

    /// One or more.
    private void digits() throws IOException {
        int first = end;
        while (at(end) >= '0' && at(end) <= '9') {
            end++;
        }
        if (end == first) {
            throw wrong();
        }
    }

    void skip() throws IOException {
        int around = current().isStructStart() ? depth - 1 : depth;
        while (depth > around) {
            next();
        }
    }

    JsonToken current() {
        return Objects.requireNonNull(token);
    }

    String name() {
        return Objects.requireNonNull(names[depth]);
    }

    String text() {
        return content;
    }

    boolean isInt() {
        return isLong() && whole() == (int) whole();
    }

    boolean isLong() {
        try {
            long _ = whole();
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    long whole() {
        return Long.parseLong(content);
    }

    double number() {
        return Double.parseDouble(content);
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }
}
