package dalmuti.notation.hidden;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.notation.hidden.CardGroups.Group;
import dalmuti.notation.hidden.CardGroups.Sum;
import dalmuti.notation.hidden.CardGroups.Tax;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

/// Finds how many cards of each rank every heap has, or that there is no way. Bounds are narrowed
/// by what is known, the rest is placed by a flow, and where that breaks what the flow does not
/// know, the search parts into two cases that leave nothing out.
public final class CardSearch {

    /// What came of a search.
    public sealed interface Placing {

        record Impossible() implements Placing {}

        /// The work that may be done was not enough.
        record Undecided() implements Placing {}

        /// @param cards of every heap
        record Found(List<Hand> cards) implements Placing {

            public Hand cards(Group group) {
                Hand all = Hand.EMPTY;
                for (int heap : group.numbers()) {
                    all = all.plus(cards.get(heap));
                }
                return all;
            }
        }
    }

    private static final int JESTER = CardGroups.SIZE - 1;

    /// A heap takes about as long as so many moves of a match.
    private static final int STEPS_PER_HEAP = 2;

    private final CardGroups groups;
    private final CardFlow flow;
    private final LongPredicate work;
    private final int heaps;
    private boolean exhausted;

    /// @param work whether so many more steps may be taken
    public CardSearch(CardGroups groups, Hand deck, LongPredicate work) {
        this.groups = groups;
        this.work = work;
        heaps = groups.holders().size();
        flow = new CardFlow(groups, deck);
    }

    public Placing place() {
        int cells = CardGroups.cell(heaps, 0);
        int[] counts = search(Bounds.upTo(Hand.FULL_DECK.size(), cells));
        if (counts == null) {
            return exhausted ? new Placing.Undecided() : new Placing.Impossible();
        }
        var cards = new ArrayList<Hand>();
        for (int heap = 0; heap < heaps; heap++) {
            Hand hand = Hand.EMPTY;
            for (Rank rank : Rank.all()) {
                hand = hand.plus(rank, counts[CardGroups.cell(heap, rank.number() - 1)]);
            }
            cards.add(hand);
        }
        return new Placing.Found(cards);
    }

    private int @Nullable [] search(Bounds bounds) {
        exhausted |= !work.test(1 + heaps * STEPS_PER_HEAP);
        if (exhausted || !narrow(bounds)) {
            return null;
        }
        int[] counts = flow.counts(bounds);
        if (counts == null) {
            return null;
        }
        for (int heap = 0; heap < heaps; heap++) {
            int size = CardGroups.cell(heap, CardGroups.SIZE);
            if (bounds.least(size) < bounds.most(size)) {
                return parted(bounds, size, bounds.least(size), true);
            }
        }
        return checked(bounds, counts);
    }

    /// Cards as the flow placed them, or what comes of the cases that exclude this placing.
    private int @Nullable [] checked(Bounds bounds, int[] counts) {
        for (Sum sum : groups.sums()) {
            int count = count(sum.of(), sum.column(), counts);
            if (count < sum.least() || count > sum.most()) {
                boolean tooMany = count > sum.most();
                for (int cell : sum.cells()) {
                    int limit = tooMany ? bounds.least(cell) : bounds.most(cell);
                    if (counts[cell] != limit) {
                        return parted(bounds, cell, counts[cell] - (tooMany ? 1 : 0), tooMany);
                    }
                }
                return null;
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

    /// Tries a cell with at most so many cards, and with more.
    private int @Nullable [] parted(Bounds bounds, int cell, int count, boolean fewerFirst) {
        Consumer<Bounds> fewer = it -> it.atMost(cell, count);
        Consumer<Bounds> more = it -> it.atLeast(cell, count + 1);
        return fewerFirst ? either(bounds, fewer, more) : either(bounds, more, fewer);
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

    /// Narrows the bounds as far as single facts tell. False if they leave nothing.
    private boolean narrow(Bounds bounds) {
        do {
            for (Sum sum : groups.sums()) {
                if (!bounds.addUp(sum.cells(), sum.least(), sum.most())) {
                    return false;
                }
            }
            for (int heap = 0; heap < heaps; heap++) {
                if (!narrowHeap(bounds, heap)) {
                    return false;
                }
            }
            for (Tax tax : groups.taxes()) {
                int[] surely = bounds.leastOfAll();
                none(bounds, tax.kept(), 0, Math.min(JESTER, worst(tax.paid(), surely)));
                none(bounds, tax.paid(), best(tax.kept(), surely) + 1, CardGroups.SIZE);
            }
        } while (bounds.wasNarrowed());
        return true;
    }

    /// The ranks of a heap add up to its size.
    private static boolean narrowHeap(Bounds bounds, int heap) {
        int size = CardGroups.cell(heap, CardGroups.SIZE);
        int[] ranks = new int[CardGroups.SIZE];
        int least = 0;
        int most = 0;
        for (int rank = 0; rank < ranks.length; rank++) {
            ranks[rank] = CardGroups.cell(heap, rank);
            least += bounds.least(ranks[rank]);
            most += bounds.most(ranks[rank]);
        }
        bounds.atLeast(size, least);
        bounds.atMost(size, most);
        return bounds.least(size) <= bounds.most(size)
                && bounds.addUp(ranks, bounds.least(size), bounds.most(size));
    }

    /// That a group has no cards in some columns.
    private static void none(Bounds bounds, Group group, int from, int to) {
        for (int heap : group.numbers()) {
            for (int column = from; column < to; column++) {
                bounds.atMost(CardGroups.cell(heap, column), 0);
            }
        }
    }

    private static int count(Group group, int column, int[] counts) {
        int count = 0;
        for (int heap : group.numbers()) {
            count += counts[CardGroups.cell(heap, column)];
        }
        return count;
    }

    /// The worst rank that a group has, as a column.
    private static int worst(Group group, int[] counts) {
        int column = JESTER;
        while (column >= 0 && count(group, column, counts) == 0) {
            column--;
        }
        return column;
    }

    /// The best rank that a group has; whether it has a jester does not matter.
    private static int best(Group group, int[] counts) {
        int column = 0;
        while (column < JESTER && count(group, column, counts) == 0) {
            column++;
        }
        return column;
    }
}
