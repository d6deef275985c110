package dalmuti.cards;

import java.util.List;

/// What is printed on a card, best first, so that the natural order is the order of the game.
public enum Rank { // CARD-1
    DALMUTI,
    ARCHBISHOP,
    EARL_MARSHAL,
    BARONESS,
    ABBESS,
    KNIGHT,
    SEAMSTRESS,
    MASON,
    COOK,
    SHEPHERDESS,
    STONECUTTER,
    PEASANT,
    JESTER;

    private static final int JESTERS = 2;
    private static final List<Rank> ALL = List.of(values());

    /// All ranks, best first.
    public static List<Rank> all() {
        return ALL;
    }

    public static Rank of(int number) {
        return ALL.get(number - 1);
    }

    /// 1 for the Great Dalmuti to 12 for the Peasant; a jester counts 13.
    @SuppressWarnings("EnumOrdinal") // the order of the ranks is the game
    public int number() {
        return ordinal() + 1;
    }

    /// How many cards of this rank the full deck has.
    public int copies() {
        return this == JESTER ? JESTERS : number();
    }

    public boolean betterThan(Rank other) {
        return compareTo(other) < 0;
    }

    /// As in a record: the number, or `J`.
    @Override
    public String toString() {
        return this == JESTER ? "J" : String.valueOf(number());
    }
}
