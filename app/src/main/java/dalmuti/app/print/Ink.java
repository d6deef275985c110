package dalmuti.app.print;

/// Colours on a terminal. Nothing is said by colour alone.
public enum Ink {
    PLAIN,
    COLORED;

    public String heading(String text) {
        return in("1;36", text);
    }

    public String strong(String text) {
        return in("1", text);
    }

    public String faint(String text) {
        return in("2", text);
    }

    public String good(String text) {
        return in("32", text);
    }

    public String alarm(String text) {
        return in("1;35", text);
    }

    private String in(String code, String text) {
        return this == PLAIN ? text : "\033[" + code + "m" + text + "\033[0m";
    }
}
