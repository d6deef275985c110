package dalmuti.app.game;

import dalmuti.contract.WorkLimit;
import dalmuti.table.game.Games;
import dalmuti.table.game.KeptMatch;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The games, as people name them, and the kinds of their records.
public enum Kind {
    DALMUTI(6, ".drn"),
    GRAPPLES(4, ".grapples.jsonl");

    private final int usualPlayers;
    private final String ending;

    Kind(int usualPlayers, String ending) {
        this.usualPlayers = usualPlayers;
        this.ending = ending;
    }

    /// The game of a table: `dalmuti`.
    public static Kind of(String game) {
        return valueOf(game.toUpperCase(Locale.ROOT));
    }

    /// As tables name it.
    public String game() {
        return name().toLowerCase(Locale.ROOT);
    }

    public GameAtTerminal<?, ?, ?> atTerminal() {
        return switch (this) {
            case DALMUTI -> GameAtTerminal.dalmuti();
            case GRAPPLES -> GameAtTerminal.grapples();
        };
    }

    public int usualPlayers() {
        return usualPlayers;
    }

    /// How the names of its files end.
    public String ending() {
        return ending;
    }

    public static List<String> endings() {
        return Arrays.stream(values()).map(Kind::ending).toList();
    }

    public static Optional<Kind> byEnding(String name) {
        return Arrays.stream(values()).filter(kind -> name.endsWith(kind.ending)).findFirst();
    }

    /// The kind that a text looks like by the first thing in it.
    public static Optional<Kind> byBeginning(String text) {
        return Games.ALL.ofRecords(text).map(it -> of(it.name()));
    }

    /// All matches of a text. The first flaw is a [dalmuti.contract.FlawedRecordException].
    public List<? extends KeptMatch<?, ?, ?, ?>> read(String text) {
        return Games.ALL.played(game()).matches(text, WorkLimit.none());
    }
}
