package dalmuti.app.print;

/// Text from files and command lines on its way to a terminal.
public final class Printable {

    private Printable() {}

    /// The text without the characters that would command the terminal.
    public static String of(String text) {
        return text.codePoints()
                .map(point -> Character.isISOControl(point) ? '\uFFFD' : point)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
