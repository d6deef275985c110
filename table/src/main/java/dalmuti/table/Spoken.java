package dalmuti.table;

/// What people wrote, said back to them.
final class Spoken {

    private static final int BRIEF = 40;

    private Spoken() {}

    /// As much of it as fits into an answer.
    static String brief(String text) {
        return text.length() > BRIEF ? text.substring(0, BRIEF) + "..." : text;
    }
}
