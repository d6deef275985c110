package dalmuti.bots.net;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.engine.Odds;

import java.util.Arrays;

/// Which inputs are 1: the numbers of columns of the first layer, in the order they were added.
public final class Columns {

    private static final int RANKS = Rank.JESTER.number();

    /// Where the thermometer of a rank begins in a part for a hand.
    private static final int[] THERMOMETERS = new int[RANKS + 1];

    static {
        for (int rank = 1; rank < RANKS; rank++) {
            THERMOMETERS[rank + 1] = THERMOMETERS[rank] + Rank.of(rank).copies();
        }
    }

    private int[] numbers = new int[256];
    private int count;

    /// None yet.
    public Columns() {}

    public int count() {
        return count;
    }

    /// The numbers, of which the first [#count()] mean something.
    public int[] numbers() {
        return numbers;
    }

    public void clear() {
        count = 0;
    }

    void add(int column) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = column;
    }

    void addAll(Columns others) {
        for (int i = 0; i < others.count; i++) {
            add(others.numbers[i]);
        }
    }

    /// A run of inputs.
    void addRun(int from, int length) {
        for (int i = 0; i < length; i++) {
            add(from + i);
        }
    }

    /// Adds the cards of a hand as thermometers.
    void addHand(Layout part, Hand hand) {
        for (int rank = 1; rank <= RANKS; rank++) {
            addRun(part.at(THERMOMETERS[rank]), hand.count(rank));
        }
    }

    /// Adds what a hand's thermometers lose when these cards leave it.
    void addLoss(Layout part, Hand hand, Hand leaving) {
        for (int rank = 1; rank <= RANKS; rank++) {
            int lost = leaving.count(rank);
            addRun(part.at(THERMOMETERS[rank]) + hand.count(rank) - lost, lost);
        }
    }

    /// How far a hand is from being gone: its cards, its sets, and those of them that can be
    /// beaten.
    void addSets(Hand left, Odds odds) {
        int sets = 0;
        int weak = 0;
        for (int rank = 1; rank < RANKS; rank++) {
            int size = left.count(rank);
            if (size > 0) {
                sets++;
                weak += odds.unbeatable(rank, size) ? 0 : 1;
            }
        }
        add(Layout.OWN_CARDS.at(Math.min(left.size(), Layout.OWN_CARDS.size() - 1)));
        add(Layout.OWN_SETS.at(sets));
        add(Layout.OWN_WEAK_SETS.at(weak));
    }
}
