package dalmuti.app.print;

/// Text from files and command lines on its way to a terminal.
public final class Printable {

    private Printable() {}

    /// The text without the characters that would command the terminal.
    public static String of(String text) {
        return text.replaceAll("\\p{Cc}", "\uFFFD");
    }
}
