package dalmuti.server.table;

/// What people write, made fit to be shown to others.
final class Spoken {

    private static final int BRIEF = 40;

    private Spoken() {}

    /// Without control characters and marks that turn the direction of writing, and in one line.
    static String clean(String text) {
        return text.codePoints()
                .filter(Spoken::isHarmless)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip()
                .replaceAll("\\s+", " ");
    }

    /// As much of it as fits into an answer.
    static String brief(String text) {
        return text.length() > BRIEF ? text.substring(0, BRIEF) + "..." : text;
    }

    private static boolean isHarmless(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    point == ' ' || point == '\u200d';
            default -> true;
        };
    }
}
