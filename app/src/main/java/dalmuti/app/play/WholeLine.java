package dalmuti.app.play;

import org.jline.reader.CompletingParsedLine;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

import java.util.List;

/// Takes what is typed as one word, for `3 9` is completed as a whole.
final class WholeLine implements Parser {

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        return new Typed(line, cursor);
    }

    private record Typed(String line, int cursor) implements CompletingParsedLine {

        @Override
        public String word() {
            return line;
        }

        @Override
        public int wordCursor() {
            return cursor;
        }

        @Override
        public int wordIndex() {
            return 0;
        }

        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return cursor;
        }

        @Override
        public int rawWordLength() {
            return line.length();
        }

        @Override
        public List<String> words() {
            return List.of(line);
        }
    }
}
