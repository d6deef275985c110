package dalmuti.notation;

import java.util.Optional;

/// A string in quotes as JSON writes it.
final class JsonString {

    private static final int UNICODE_DIGITS = 4;
    private static final String ESCAPED = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";

    private JsonString() {}

    static String quote(String text) {
        var quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int special = c == '/' ? -1 : MEANT.indexOf(c);
            if (special >= 0) {
                quoted.append('\\').append(ESCAPED.charAt(special));
            } else if (c < ' ') {
                quoted.append("\\u%04x".formatted((int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    /// Where a string that starts at `from` with a quote ends, behind its last quote.
    static Optional<Integer> end(String text, int from) {
        for (int i = from + 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                return Optional.of(i + 1);
            }
        }
        return Optional.empty();
    }

    /// What a quoted string means, or nothing if JSON has no such string.
    static Optional<String> unquote(String quoted) {
        if (quoted.length() < 2 || !quoted.startsWith("\"") || !quoted.endsWith("\"")) {
            return Optional.empty();
        }
        var text = new StringBuilder();
        int last = quoted.length() - 1;
        int i = 1;
        while (i < last) {
            char c = quoted.charAt(i);
            if (c == '"' || c < ' ') {
                return Optional.empty();
            }
            if (c != '\\') {
                text.append(c);
                i++;
                continue;
            }
            int length = escape(quoted, i, last, text);
            if (length == 0) {
                return Optional.empty();
            }
            i += length;
        }
        return Optional.of(text.toString()).filter(JsonString::isText);
    }

    /// Half a character can be escaped in JSON, but it can't be written down again.
    private static boolean isText(String text) {
        return text.codePoints()
                .noneMatch(
                        point ->
                                point >= Character.MIN_SURROGATE
                                        && point <= Character.MAX_SURROGATE);
    }

    /// Reads one escape and says how long it was; 0 if it is none.
    private static int escape(String quoted, int at, int last, StringBuilder text) {
        if (at + 1 >= last) {
            return 0;
        }
        char kind = quoted.charAt(at + 1);
        int simple = ESCAPED.indexOf(kind);
        if (simple >= 0) {
            text.append(MEANT.charAt(simple));
            return 2;
        }
        int end = at + 2 + UNICODE_DIGITS;
        if (kind != 'u' || end > last) {
            return 0;
        }
        String digits = quoted.substring(at + 2, end);
        if (!digits.matches("[0-9a-fA-F]{4}")) {
            return 0;
        }
        text.append((char) Integer.parseInt(digits, 16));
        return 2 + UNICODE_DIGITS;
    }
}
