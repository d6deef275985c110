package dalmuti.app;

/// Text from files and command lines on its way to a terminal.
final class Printable {

    private Printable() {}

    /// The text without the characters that would command the terminal.
    static String of(String text) {
        return text.codePoints()
                .map(point -> Character.isISOControl(point) ? '\uFFFD' : point)
                .collect(
                        StringBuilder::new,
                        StringBuilder::appendCodePoint,
                        StringBuilder::append)
                .toString();
    }
}
