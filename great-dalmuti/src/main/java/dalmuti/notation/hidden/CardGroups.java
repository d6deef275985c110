package dalmuti.notation.hidden;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Viewer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/// The cards of a round by the way they went: those that were always in the same hands make a heap.
/// What is known about them is how many cards of a rank, or of any, some heaps have together.
public final class CardGroups {

    /// More ways than there are in any legal round.
    private static final int MOST = Long.SIZE;

    private static final int MANY = 1000;

    /// The column of a heap's size, after those of its ranks.
    static final int SIZE = Rank.all().size();

    /// Some heaps; when one of them is parted, both parts belong to it.
    public static final class Group {
        private long heaps;

        private Group(long heaps) {
            this.heaps = heaps;
        }

        long heaps() {
            return heaps;
        }

        int[] numbers() {
            return BitSet.valueOf(new long[] {heaps}).stream().toArray();
        }
    }

    /// How many cards of a column a group has.
    record Sum(Group of, int column, int least, int most) {

        int[] cells() {
            int[] cells = of.numbers();
            Arrays.setAll(cells, i -> cell(cells[i], column));
            return cells;
        }
    }

    /// The tax that was paid, and what the payer kept: nothing better than any of the tax.
    public record Tax(Group paid, Group kept) {}

    private final List<Viewer> holders;
    private final List<Group> tracked;
    private final List<Sum> sums;
    private final List<Tax> taxes;

    public CardGroups() {
        this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    private CardGroups(List<Viewer> holders, List<Group> tracked, List<Sum> sums, List<Tax> taxes) {
        this.holders = holders;
        this.tracked = tracked;
        this.sums = sums;
        this.taxes = taxes;
    }

    /// To add what is known only in one of several cases. No heaps can be parted any more.
    public CardGroups copy() {
        return new CardGroups(holders, tracked, new ArrayList<>(sums), taxes);
    }

    /// Who holds each heap in the end; an onlooker what nobody holds.
    List<Viewer> holders() {
        return holders;
    }

    List<Sum> sums() {
        return sums;
    }

    public List<Tax> taxes() {
        return taxes;
    }

    /// A heap that lies with somebody from the start.
    public Group add(Viewer holder) {
        if (holders.size() == MOST) {
            return track(0);
        }
        holders.add(holder);
        return track(1L << (holders.size() - 1));
    }

    public Group all() {
        return track(-1L >>> (MOST - holders.size()));
    }

    public Group heldBy(Viewer holder) {
        long heaps = 0;
        for (int heap = 0; heap < holders.size(); heap++) {
            heaps |= holders.get(heap).equals(holder) ? 1L << heap : 0;
        }
        return track(heaps);
    }

    /// Parts every heap of a group: some of it goes to somebody else.
    public Group move(Group of, Viewer to) {
        long moved = 0;
        if (holders.size() + Long.bitCount(of.heaps) > MOST) {
            return track(0);
        }
        for (long rest = of.heaps; rest != 0; rest &= rest - 1) {
            long part = 1L << holders.size();
            long from = rest & -rest;
            holders.add(to);
            tracked.forEach(group -> group.heaps |= (group.heaps & from) != 0 ? part : 0);
            moved |= part;
        }
        return track(moved);
    }

    /// Everything that somebody holds goes to somebody else, at the same time.
    public void pass(UnaryOperator<Viewer> next) {
        holders.replaceAll(next);
    }

    public Group exactly(Group group, Cards cards) {
        size(group, cards.size());
        if (cards instanceof Cards.Open(var hand)) {
            for (Rank rank : Rank.all()) {
                sums.add(new Sum(group, column(rank), hand.count(rank), hand.count(rank)));
            }
        }
        return group;
    }

    public void size(Group group, int size) {
        sums.add(new Sum(group, SIZE, size, size));
    }

    public void atLeast(Group group, Hand cards) {
        for (Rank rank : cards.ranks()) {
            atLeast(group, column(rank), cards.count(rank));
        }
    }

    /// @param counts by rank
    public void atLeast(Group group, int[] counts) {
        for (int column = 0; column < counts.length; column++) {
            if (counts[column] > 0) {
                atLeast(group, column, counts[column]);
            }
        }
    }

    private void atLeast(Group group, int column, int count) {
        sums.add(new Sum(group, column, count, MANY));
    }

    public void atMost(Group group, Rank rank, int count) {
        sums.add(new Sum(group, column(rank), 0, count));
    }

    public void bestOf(Group paid, Group kept) {
        taxes.add(new Tax(paid, kept));
    }

    private Group track(long heaps) {
        var group = new Group(heaps);
        tracked.add(group);
        return group;
    }

    /// Where a search counts what is in a column of a heap.
    static int cell(int heap, int column) {
        return heap * (SIZE + 1) + column;
    }

    private static int column(Rank rank) {
        return rank.number() - 1;
    }
}
