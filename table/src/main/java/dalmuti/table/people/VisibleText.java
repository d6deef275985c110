package dalmuti.table.people;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;

/// What people write, made fit to be shown to others: one line, without characters that draw
/// nothing or turn the text around them, and without towers of accents. Names and talk go through
/// it alike.
public final class VisibleText {

    /// So many marks may stand on one character. Living scripts need three at most (Tibetan), and
    /// more cover the lines above and below.
    private static final int MOST_MARKS = 3;

    private static final int JOINER = 0x200D;
    private static final int TEXT_STYLE = 0xFE0E;
    private static final int EMOJI_STYLE = 0xFE0F;
    private static final int NOTHING = -1;

    /// Characters that draw nothing although their general category does not say so: first those
    /// that Unicode calls Default_Ignorable_Code_Point, a property which Java does not offer; then
    /// blank glyphs. Each row is a range, its end included.
    private static final int[][] BLANK = {
        {0x034F, 0x034F}, // combining grapheme joiner
        {0x115F, 0x1160}, // Hangul fillers
        {0x17B4, 0x17B5}, // Khmer inherent vowels
        {0x180B, 0x180F}, // Mongolian variation selectors
        {0x3164, 0x3164}, // Hangul filler
        {0xFE00, 0xFE0F}, // variation selectors
        {0xFFA0, 0xFFA0}, // halfwidth Hangul filler
        {0xE0000, 0xE0FFF}, // tags, and more variation selectors
        {0x2800, 0x2800}, // Braille pattern blank
        {0xFFFC, 0xFFFC}, // object replacement character
        {0x13441, 0x13442}, // Egyptian blanks
        {0x16FE4, 0x16FE4}, // Khitan filler
        {0x1D159, 0x1D159}, // musical null notehead
    };

    private final int[] said;
    private final StringBuilder shown = new StringBuilder();
    private int base = NOTHING;
    private int last = NOTHING;
    private int marks;

    private VisibleText(int... said) {
        this.said = said;
    }

    /// Empty when there is nothing to see in what was said.
    public static String of(String said) {
        var text =
                new VisibleText(
                        Normalizer.normalize(said, Normalizer.Form.NFC).codePoints().toArray());
        for (int at = 0; at < text.said.length; at++) {
            text.read(at);
        }
        return text.shown.toString().strip();
    }

    private void read(int at) {
        int point = said[at];
        if (isSpace(point)) {
            space();
        } else if (isInvisible(point)) {
            if (point == JOINER ? joins(at) : isStyle(point) && isStyled()) {
                show(point);
            }
        } else if (isMark(point)) {
            mark(point);
        } else {
            show(point);
            base = point;
            marks = 0;
        }
    }

    /// Many in a row are one.
    private void space() {
        if (last != ' ') {
            show(' ');
        }
        base = NOTHING;
    }

    /// A mark needs something to stand on.
    private void mark(int point) {
        if (base != NOTHING && marks < MOST_MARKS) {
            marks += Character.getType(point) == Character.COMBINING_SPACING_MARK ? 0 : 1;
            show(point);
        }
    }

    private void show(int point) {
        shown.appendCodePoint(point);
        last = point;
    }

    /// Emoji are put together with a joiner, and so are letters of some scripts, after a mark of
    /// their own. Anywhere else it would only make one name look like another.
    private boolean joins(int at) {
        if (at + 1 == said.length || base == NOTHING) {
            return false;
        }
        int next = said[at + 1];
        boolean emoji = Character.isEmoji(base) && Character.isExtendedPictographic(next);
        boolean letters =
                isMark(last)
                        && UnicodeScript.of(last) != UnicodeScript.INHERITED
                        && Character.isLetter(next);
        return !isInvisible(next) && (emoji || letters);
    }

    private static boolean isStyle(int point) {
        return point == TEXT_STYLE || point == EMOJI_STYLE;
    }

    /// Whether the last character is one that looks like an emoji or like text, as it is told.
    private boolean isStyled() {
        return last == base && Character.isEmoji(base);
    }

    private static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point);
    }

    private static boolean isMark(int point) {
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.COMBINING_SPACING_MARK ->
                    true;
            default -> false;
        };
    }

    private static boolean isInvisible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED ->
                    true;
            default -> isBlank(point);
        };
    }

    private static boolean isBlank(int point) {
        for (int[] range : BLANK) {
            if (point >= range[0] && point <= range[1]) {
                return true;
            }
        }
        return false;
    }
}
