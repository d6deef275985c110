package dalmuti.app.print;

import org.jline.utils.WCWidth;

/// How much room text takes on a terminal, where a Korean syllable is as wide as two letters.
public final class Width {

    private Width() {}

    /// The columns of a text without colours.
    public static int of(String text) {
        return text.codePoints().map(point -> Math.max(0, WCWidth.wcwidth(point))).sum();
    }

    /// The text with spaces behind it, up to a width.
    public static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - of(text)));
    }
}
