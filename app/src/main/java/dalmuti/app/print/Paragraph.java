package dalmuti.app.print;

import java.util.ArrayList;
import java.util.List;

/// Text broken into lines.
public final class Paragraph {

    /// Stands where a line may not be broken.
    public static final String UNBREAKABLE_SPACE = "\u00A0";

    private static final int WIDTH = 80;

    private Paragraph() {}

    /// The text, never to be broken.
    public static String whole(String text) {
        return text.replace(" ", UNBREAKABLE_SPACE);
    }

    /// The text as it is printed where no lines are broken.
    public static String plain(String text) {
        return text.replace(UNBREAKABLE_SPACE, " ");
    }

    /// The text in lines of at most 80 columns, where words allow it. The first line begins as
    /// given, the others are indented as deep as that.
    public static List<String> lines(String beginning, String text) {
        return lines(beginning, text, Width.of(beginning));
    }

    /// As [#lines(String, String)], with another indent for the other lines.
    public static List<String> lines(String beginning, String text, int indent) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(beginning);
        boolean begun = false;
        for (String word : text.strip().split("\\s+", -1)) {
            if (begun && Width.of(line.toString()) + 1 + Width.of(word) > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(indent));
                begun = false;
            }
            line.append(begun ? " " : "").append(word.replace(UNBREAKABLE_SPACE, " "));
            begun = true;
        }
        lines.add(line.toString());
        return lines;
    }
}
