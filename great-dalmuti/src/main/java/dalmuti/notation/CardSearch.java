package dalmuti.notation;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.notation.CardGroups.Group;
import dalmuti.notation.CardGroups.Sum;
import dalmuti.notation.CardGroups.Tax;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

/// Finds how many cards of each rank every heap has, or that there is no way. Bounds are narrowed
/// by what is known, the rest is placed by a flow, and where that breaks what the flow does not
/// know, the search parts into two cases that leave nothing out.
final class CardSearch {

    /// What came of a search.
    sealed interface Placing {

        record Impossible() implements Placing {}

        /// The work that may be done was not enough.
        record Undecided() implements Placing {}

        record Found(int[] counts) implements Placing {

            Hand cards(Group group) {
                Hand cards = Hand.EMPTY;
                for (int cell : cells(group, 0)) {
                    for (Rank rank : Rank.all()) {
                        cards = cards.plus(rank, counts[cell + rank.number() - 1]);
                    }
                }
                return cards;
            }
        }
    }

    static final int COLUMNS = CardGroups.SIZE + 1;

    private static final int JESTER = CardGroups.SIZE - 1;

    /// As long as so many heaps take, a move of a match takes.
    private static final int HEAPS_PER_STEP = 2;

    /// Cells whose counts add up to something.
    private record Total(int[] cells, int least, int most) {}

    /// Between which numbers each count lies.
    record Bounds(int[] least, int[] most) {
        Bounds copy() {
            return new Bounds(least.clone(), most.clone());
        }
    }

    private final CardGroups groups;
    private final CardFlow flow;
    private final LongPredicate work;
    private final List<Total> totals = new ArrayList<>();
    private final int heaps;
    private boolean exhausted;

    /// @param work whether so many more steps may be taken
    CardSearch(CardGroups groups, Hand deck, LongPredicate work) {
        this.groups = groups;
        this.work = work;
        heaps = groups.holders().size();
        flow = new CardFlow(groups, deck);
        for (Sum sum : groups.sums()) {
            totals.add(new Total(cells(sum.of(), sum.column()), sum.least(), sum.most()));
        }
    }

    Placing place() {
        var bounds = new Bounds(new int[heaps * COLUMNS], new int[heaps * COLUMNS]);
        Arrays.fill(bounds.most, Hand.FULL_DECK.size());
        int[] counts = search(bounds);
        if (counts != null) {
            return new Placing.Found(counts);
        }
        return exhausted ? new Placing.Undecided() : new Placing.Impossible();
    }

    private static int[] cells(Group group, int column) {
        var cells = new int[Long.bitCount(group.heaps())];
        int i = 0;
        for (long rest = group.heaps(); rest != 0; rest &= rest - 1) {
            cells[i++] = Long.numberOfTrailingZeros(rest) * COLUMNS + column;
        }
        return cells;
    }

    private int @Nullable [] search(Bounds bounds) {
        exhausted |= !work.test(1 + heaps / HEAPS_PER_STEP);
        if (exhausted || !narrow(bounds)) {
            return null;
        }
        int open = openSize(bounds);
        if (open >= 0) {
            return either(
                    bounds, most(open, bounds.least[open]), least(open, bounds.least[open] + 1));
        }
        int[] counts = flow.counts(bounds);
        if (counts == null) {
            return null;
        }
        for (Total total : totals) {
            int sum = sum(total.cells, counts);
            if (sum < total.least) {
                int cell = cell(total.cells, counts, bounds.most);
                return either(bounds, least(cell, counts[cell] + 1), most(cell, counts[cell]));
            }
            if (sum > total.most) {
                int cell = cell(total.cells, counts, bounds.least);
                return either(bounds, most(cell, counts[cell] - 1), least(cell, counts[cell]));
            }
        }
        for (Tax tax : groups.taxes()) {
            int worst = worst(tax.paid(), counts);
            int best = best(tax.kept(), counts);
            if (best < worst) {
                int last = (best + worst) / 2;
                return either(
                        bounds,
                        it -> none(it, tax.paid(), last + 1, CardGroups.SIZE),
                        it -> none(it, tax.kept(), 0, last + 1));
            }
        }
        return counts;
    }

    private int @Nullable [] either(Bounds bounds, Consumer<Bounds> one, Consumer<Bounds> other) {
        Bounds copy = bounds.copy();
        one.accept(copy);
        int[] counts = search(copy);
        if (counts != null || exhausted) {
            return counts;
        }
        other.accept(bounds);
        return search(bounds);
    }

    private static Consumer<Bounds> least(int cell, int count) {
        return it -> it.least[cell] = count;
    }

    private static Consumer<Bounds> most(int cell, int count) {
        return it -> it.most[cell] = count;
    }

    private static void none(Bounds bounds, Group group, int from, int to) {
        for (int column = from; column < to; column++) {
            for (int cell : cells(group, column)) {
                bounds.most[cell] = Math.min(bounds.most[cell], 0);
            }
        }
    }

    private int openSize(Bounds bounds) {
        for (int heap = 0; heap < heaps; heap++) {
            int cell = heap * COLUMNS + CardGroups.SIZE;
            if (bounds.least[cell] < bounds.most[cell]) {
                return cell;
            }
        }
        return -1;
    }

    /// One of the cells that has not reached its limit.
    private static int cell(int[] cells, int[] counts, int[] limits) {
        for (int cell : cells) {
            if (counts[cell] != limits[cell]) {
                return cell;
            }
        }
        throw new IllegalStateException("The bounds are narrower than that");
    }

    private static int sum(int[] cells, int[] counts) {
        int sum = 0;
        for (int cell : cells) {
            sum += counts[cell];
        }
        return sum;
    }

    /// The worst rank that a group has, as a column.
    private static int worst(Group group, int[] counts) {
        int column = JESTER;
        while (column >= 0 && sum(cells(group, column), counts) == 0) {
            column--;
        }
        return column;
    }

    /// The best rank that a group has; that it has a jester does not matter.
    private static int best(Group group, int[] counts) {
        int column = 0;
        while (column < JESTER && sum(cells(group, column), counts) == 0) {
            column++;
        }
        return column;
    }

    /// Narrows the bounds as far as single facts tell. False if they leave nothing.
    private boolean narrow(Bounds bounds) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Total total : totals) {
                int least = sum(total.cells, bounds.least);
                int most = sum(total.cells, bounds.most);
                if (least > total.most || most < total.least) {
                    return false;
                }
                for (int cell : total.cells) {
                    int low = total.least - (most - bounds.most[cell]);
                    int high = total.most - (least - bounds.least[cell]);
                    changed |= narrow(bounds, cell, low, high);
                }
            }
            for (int heap = 0; heap < heaps; heap++) {
                int narrowed = narrowHeap(bounds, heap * COLUMNS);
                if (narrowed < 0) {
                    return false;
                }
                changed |= narrowed > 0;
            }
            for (Tax tax : groups.taxes()) {
                none(bounds, tax.kept(), 0, Math.max(0, worst(tax.paid(), bounds.least)));
                int best = best(tax.kept(), bounds.least);
                none(bounds, tax.paid(), best + 1, CardGroups.SIZE);
            }
        }
        return isOpen(bounds);
    }

    private static boolean isOpen(Bounds bounds) {
        for (int cell = 0; cell < bounds.least.length; cell++) {
            if (bounds.least[cell] > bounds.most[cell]) {
                return false;
            }
        }
        return true;
    }

    /// The ranks of a heap add up to its size. Says whether anything changed, -1 if they can't.
    private static int narrowHeap(Bounds bounds, int first) {
        int size = first + CardGroups.SIZE;
        int least = 0;
        int most = 0;
        for (int cell = first; cell < size; cell++) {
            least += bounds.least[cell];
            most += bounds.most[cell];
        }
        boolean changed = narrow(bounds, size, least, most);
        if (bounds.least[size] > bounds.most[size]) {
            return -1;
        }
        for (int cell = first; cell < size; cell++) {
            int low = bounds.least[size] - (most - bounds.most[cell]);
            int high = bounds.most[size] - (least - bounds.least[cell]);
            changed |= narrow(bounds, cell, low, high);
        }
        return changed ? 1 : 0;
    }

    private static boolean narrow(Bounds bounds, int cell, int low, int high) {
        boolean changed = low > bounds.least[cell] || high < bounds.most[cell];
        bounds.least[cell] = Math.max(bounds.least[cell], low);
        bounds.most[cell] = Math.min(bounds.most[cell], high);
        return changed;
    }
}
