package dalmuti.app.files;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The two kinds of records.
public enum Kind {
    DALMUTI(".drn", "[;"),
    GRAPPLES(".grapples.jsonl", "{");

    private final String ending;
    private final String beginnings;

    Kind(String ending, String beginnings) {
        this.ending = ending;
        this.beginnings = beginnings;
    }

    /// How the names of its files end.
    public String ending() {
        return ending;
    }

    static List<String> endings() {
        return Arrays.stream(values()).map(Kind::ending).toList();
    }

    static Optional<Kind> byEnding(String name) {
        return Arrays.stream(values()).filter(kind -> name.endsWith(kind.ending)).findFirst();
    }

    /// The kind that a text looks like by the first thing in it.
    static Optional<Kind> byBeginning(String text) {
        return text.strip()
                .chars()
                .boxed()
                .findFirst()
                .flatMap(
                        first ->
                                Arrays.stream(values())
                                        .filter(kind -> kind.beginnings.indexOf(first) >= 0)
                                        .findFirst());
    }
}
