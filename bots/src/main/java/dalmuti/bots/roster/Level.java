package dalmuti.bots.roster;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How well a bot plays, named after cards: the better the card, the better the player. The name
/// people read is that of the card (CARD-4).
public enum Level {
    PEASANT(12),
    SHEPHERDESS(10),
    COOK(9),
    SEAMSTRESS(7),
    KNIGHT(6),
    BARONESS(4),
    ARCHBISHOP(2),
    DALMUTI(1);

    private final int card;

    Level(int card) {
        this.card = card;
    }

    /// The number of the card it is named after.
    public int card() {
        return card;
    }

    /// Whether it judges at sight in every game: it neither searches nor looks ahead.
    public boolean isQuick() {
        return switch (this) {
            case PEASANT, SHEPHERDESS, COOK, SEAMSTRESS, KNIGHT -> true;
            case BARONESS, ARCHBISHOP, DALMUTI -> false;
        };
    }

    public String spelling() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Level> named(String spelling) {
        return Arrays.stream(values()).filter(it -> it.spelling().equals(spelling)).findFirst();
    }
}
