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

    /// A card by its number: the better it is, the warmer its colour.
    public String card(int number, String text) {
        return switch (number) {
            case 1, 2, 3 -> in("1;33", text);
            case 4, 5 -> in("35", text);
            case 6, 7, 8 -> in("36", text);
            case 9, 10 -> in("32", text);
            case 11, 12 -> in("37", text);
            default -> alarm(text);
        };
    }

    private String in(String code, String text) {
        return this == PLAIN ? text : "\033[" + code + "m" + text + "\033[0m";
    }
}
