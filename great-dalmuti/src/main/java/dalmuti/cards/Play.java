package dalmuti.cards;

import java.util.ArrayList;
import java.util.List;

/// Cards laid at once: some of one rank with jesters that take that rank, or jesters alone.
///
/// @param rank what the play counts as; [Rank#JESTER] for jesters alone
/// @param naturals how many cards are of that rank by themselves; 0 for jesters alone
/// @param jesters how many jesters are among them
public record Play(Rank rank, int naturals, int jesters) { // CARD-2

    /// Every play there is. A play's place in this list is its [#number()], and never changes.
    public static final List<Play> ALL = all();

    private static final int RANKED = 78;
    private static final int MOST_JESTERS = 2;
    private static final int[] FIRST_WITH = firstWith();

    public Play {
        boolean alone = rank == Rank.JESTER;
        int least = alone ? 0 : 1;
        int most = alone ? 0 : rank.copies();
        if (naturals < least || naturals > most || jesters < 1 - least || jesters > MOST_JESTERS) {
            throw new IllegalArgumentException(
                    "There is no play of %d of rank %s with %d jesters"
                            .formatted(naturals, rank, jesters));
        }
    }

    private static List<Play> all() {
        var all = new ArrayList<Play>();
        for (int jesters = 0; jesters <= MOST_JESTERS; jesters++) {
            for (int naturals = 1; naturals < Rank.JESTER.number(); naturals++) {
                for (int rank = naturals; rank < Rank.JESTER.number(); rank++) {
                    all.add(new Play(Rank.of(rank), naturals, jesters));
                }
            }
        }
        for (int jesters = 1; jesters <= MOST_JESTERS; jesters++) {
            all.add(new Play(Rank.JESTER, 0, jesters));
        }
        return List.copyOf(all);
    }

    private static int[] firstWith() {
        var first = new int[Rank.JESTER.number()];
        for (int naturals = 2; naturals < first.length; naturals++) {
            first[naturals] = first[naturals - 1] + first.length - (naturals - 1);
        }
        return first;
    }

    /// The play's stable number, from 0 to 235.
    public int number() {
        return naturals == 0
                ? RANKED * (MOST_JESTERS + 1) + jesters - 1
                : RANKED * jesters + FIRST_WITH[naturals] + rank.number() - naturals;
    }

    public int size() {
        return naturals + jesters;
    }

    public Hand cards() {
        Hand jestersOnly = Hand.EMPTY.plus(Rank.JESTER, jesters);
        return naturals == 0 ? jestersOnly : jestersOnly.plus(rank, naturals);
    }

    public boolean beats(Play top) {
        return size() == top.size() && rank.betterThan(top.rank);
    }

    /// As in a record: `2x10+J`, `2xJ`.
    @Override
    public String toString() {
        String wild = Hand.group(jesters, Rank.JESTER.toString());
        if (naturals == 0) {
            return wild;
        }
        String ranked = Hand.group(naturals, rank.toString());
        return jesters == 0 ? ranked : ranked + "+" + wild;
    }
}
