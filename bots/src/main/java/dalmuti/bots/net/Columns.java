package dalmuti.bots.net;

import dalmuti.cards.Hand;

import java.util.Arrays;

/// Which inputs are 1: the numbers of columns of the first layer, in the order they were added.
public final class Columns {

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
    void addHand(int from, Hand hand) {
        for (int rank = 1; rank <= Layout.RANKS; rank++) {
            addRun(from + Layout.thermometer(rank), hand.count(rank));
        }
    }

    /// Adds what a hand's thermometers lose when these cards leave it.
    void addLoss(int from, Hand hand, Hand leaving) {
        for (int rank = 1; rank <= Layout.RANKS; rank++) {
            int lost = leaving.count(rank);
            addRun(from + Layout.thermometer(rank) + hand.count(rank) - lost, lost);
        }
    }

    /// The numbers, the lowest first.
    public int[] sorted() {
        int[] sorted = Arrays.copyOf(numbers, count);
        Arrays.sort(sorted);
        return sorted;
    }
}
