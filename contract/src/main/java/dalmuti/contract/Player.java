package dalmuti.contract;

import java.util.Arrays;

/// A person in a match, the same from the first round to the last. Written A, B, C, ..., Z, AA.
///
/// @param index the place in the order in which people sat down, from 0
public record Player(int index) implements Actor, Viewer, Comparable<Player> {

    private static final int LETTERS = 26;
    private static final Player[] FIRST = new Player[LETTERS];

    static {
        Arrays.setAll(FIRST, Player::new);
    }

    public Player {
        if (index < 0) {
            throw new IllegalArgumentException("A player's index starts at 0, not " + index);
        }
    }

    /// The same object again and again, for whoever remembers many of them.
    public static Player of(int index) {
        return index < LETTERS ? FIRST[index] : new Player(index);
    }

    @Override
    public int compareTo(Player other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        String last = String.valueOf((char) ('A' + index % LETTERS));
        return index < LETTERS ? last : new Player(index / LETTERS - 1) + last;
    }
}
