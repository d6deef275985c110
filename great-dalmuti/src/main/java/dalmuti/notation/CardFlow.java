package dalmuti.notation;

import dalmuti.cards.Hand;
import dalmuti.contract.Viewer;
import dalmuti.notation.CardGroups.Sum;
import dalmuti.notation.CardSearch.Bounds;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// Places a deck in heaps of known sizes, within the bounds of each count, so that in the end
/// everybody holds what they were seen to play. It is a flow: the cards of a rank that a hand is
/// known to need, and the others of that rank, go to cells (a rank in a heap), and from there to
/// their heaps.
final class CardFlow {

    private static final int RANKS = CardGroups.SIZE;
    private static final int SOURCE = 0;
    private static final int SINK = 1;
    private static final int FREE = 2;
    private static final int NEEDED = FREE + RANKS;

    private final Hand deck;
    private final int[] handOf;
    private final int[][] needs;
    private final FlowNetwork network;
    private final int cells;

    CardFlow(CardGroups groups, Hand deck) {
        this.deck = deck;
        List<Viewer> hands = groups.holders().stream().distinct().toList();
        handOf = groups.holders().stream().mapToInt(hands::indexOf).toArray();
        needs = new int[hands.size()][RANKS];
        var all = new long[hands.size()];
        for (int heap = 0; heap < handOf.length; heap++) {
            all[handOf[heap]] |= 1L << heap;
        }
        for (Sum sum : groups.sums()) {
            for (int hand = 0; hand < all.length && sum.column() < RANKS; hand++) {
                if (sum.of().heaps() == all[hand]) {
                    needs[hand][sum.column()] = Math.max(needs[hand][sum.column()], sum.least());
                }
            }
        }
        cells = NEEDED + RANKS * hands.size();
        network = network();
    }

    private FlowNetwork network() {
        int ofHeaps = cells + RANKS * handOf.length;
        var made = new FlowNetwork(ofHeaps + handOf.length);
        for (int rank = 0; rank < RANKS; rank++) {
            made.edge(SOURCE, FREE + rank);
            for (int hand = 0; hand < needs.length; hand++) {
                made.edge(SOURCE, NEEDED + hand * RANKS + rank);
            }
            for (int heap = 0; heap < handOf.length; heap++) {
                int cell = cells + heap * RANKS + rank;
                made.edge(FREE + rank, cell);
                made.edge(NEEDED + handOf[heap] * RANKS + rank, cell);
                made.edge(cell, ofHeaps + heap);
            }
        }
        for (int heap = 0; heap < handOf.length; heap++) {
            made.edge(ofHeaps + heap, SINK);
        }
        return made;
    }

    /// How many cards of each rank every heap may have, and its size; null if there is no way.
    int @Nullable [] counts(Bounds bounds) {
        int[] counts = bounds.least().clone();
        network.clear();
        int edge = 0;
        int supply = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            int free = deck.count(rank + 1);
            var needed = new int[needs.length];
            for (int hand = 0; hand < needs.length; hand++) {
                needed[hand] = needs[hand][rank];
            }
            for (int heap = 0; heap < handOf.length; heap++) {
                int least = bounds.least()[heap * CardSearch.COLUMNS + rank];
                needed[handOf[heap]] -= least;
                free -= least;
            }
            for (int hand = 0; hand < needs.length; hand++) {
                needed[hand] = Math.max(0, needed[hand]);
                free -= needed[hand];
            }
            if (free < 0) {
                return null;
            }
            // the edges in the order in which the network was made
            network.capacity(edge++, free);
            supply += free;
            for (int count : needed) {
                network.capacity(edge++, count);
                supply += count;
            }
            for (int heap = 0; heap < handOf.length; heap++) {
                int cell = heap * CardSearch.COLUMNS + rank;
                int room = bounds.most()[cell] - bounds.least()[cell];
                network.capacity(edge++, room);
                network.capacity(edge++, room);
                network.capacity(edge++, room);
            }
        }
        for (int heap = 0; heap < handOf.length; heap++) {
            int first = heap * CardSearch.COLUMNS;
            int room = bounds.least()[first + RANKS];
            for (int rank = 0; rank < RANKS; rank++) {
                room -= bounds.least()[first + rank];
            }
            network.capacity(edge++, room);
        }
        if (network.flow(SOURCE, SINK) < supply) {
            return null;
        }
        int perRank = 1 + needs.length + 3 * handOf.length;
        for (int rank = 0; rank < RANKS; rank++) {
            for (int heap = 0; heap < handOf.length; heap++) {
                counts[heap * CardSearch.COLUMNS + rank] +=
                        network.through(rank * perRank + 1 + needs.length + 3 * heap + 2);
            }
        }
        return counts;
    }
}
