package dalmuti.notation.hidden;

import dalmuti.cards.Hand;
import dalmuti.contract.Viewer;
import dalmuti.notation.hidden.CardGroups.Sum;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;

/// Places a deck in heaps that are not larger than they may be, within the bounds of each count, so
/// that in the end everybody holds as many cards as they do, and what they were seen to play. It is
/// a flow: the cards of a rank that a hand is known to need, and the others of that rank, go to
/// cells (a rank in a heap), from there to their heaps, and on to the hands that have these.
final class CardFlow {

    private static final int RANKS = CardGroups.SIZE;
    private static final int SOURCE = 0;
    private static final int SINK = 1;
    private static final int FREE = 2;
    private static final int NEEDED = FREE + RANKS;

    private final Hand deck;
    private final int[] handOf;
    private final int[][] needs;
    private final int ofCells;
    private final int ofHeaps;
    private final int ofHands;
    private final int[] sizes;

    CardFlow(CardGroups groups, Hand deck) {
        this.deck = deck;
        List<Viewer> hands = groups.holders().stream().distinct().toList();
        handOf = groups.holders().stream().mapToInt(hands::indexOf).toArray();
        needs = new int[hands.size()][RANKS];
        ofCells = NEEDED + RANKS * hands.size();
        ofHeaps = ofCells + RANKS * handOf.length;
        ofHands = ofHeaps + handOf.length;
        sizes = new int[hands.size()];
        Arrays.fill(sizes, deck.size());
        var all = new long[hands.size()];
        for (int heap = 0; heap < handOf.length; heap++) {
            all[handOf[heap]] |= 1L << heap;
        }
        for (Sum sum : groups.sums()) {
            for (int hand = 0; hand < all.length; hand++) {
                if (sum.of().heaps() == all[hand] && sum.column() == RANKS) {
                    sizes[hand] = Math.min(sizes[hand], sum.most());
                } else if (sum.of().heaps() == all[hand]) {
                    needs[hand][sum.column()] = Math.max(needs[hand][sum.column()], sum.least());
                }
            }
        }
    }

    /// How many cards of each rank every heap may have; null if there is no way.
    int @Nullable [] counts(Bounds bounds) {
        var network = new FlowNetwork(ofHands + sizes.length);
        int[] counts = bounds.leastOfAll();
        int[] edges = new int[counts.length];
        int supply = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            for (int heap = 0; heap < handOf.length; heap++) {
                int cell = CardGroups.cell(heap, rank);
                int room = bounds.most(cell) - bounds.least(cell);
                int node = ofCells + heap * RANKS + rank;
                network.edge(FREE + rank, node, room);
                network.edge(NEEDED + handOf[heap] * RANKS + rank, node, room);
                edges[cell] = network.edge(node, ofHeaps + heap, room);
            }
            supply += supply(network, rank, counts);
        }
        int[] rooms = sizes.clone();
        for (int heap = 0; heap < handOf.length; heap++) {
            int room = bounds.most(CardGroups.cell(heap, RANKS));
            for (int rank = 0; rank < RANKS; rank++) {
                room -= counts[CardGroups.cell(heap, rank)];
                rooms[handOf[heap]] -= counts[CardGroups.cell(heap, rank)];
            }
            network.edge(ofHeaps + heap, ofHands + handOf[heap], room);
        }
        for (int hand = 0; hand < rooms.length; hand++) {
            network.edge(ofHands + hand, SINK, rooms[hand]);
        }
        if (network.flow(SOURCE, SINK) < supply) {
            return null;
        }
        for (int heap = 0; heap < handOf.length; heap++) {
            for (int rank = 0; rank < RANKS; rank++) {
                int cell = CardGroups.cell(heap, rank);
                counts[cell] += network.through(edges[cell]);
            }
        }
        return counts;
    }

    /// Lets the cards of a rank flow that are not placed yet, and says how many those are. More
    /// than there are never find a way.
    private int supply(FlowNetwork network, int rank, int[] placed) {
        int free = deck.count(rank + 1);
        int supply = 0;
        for (int hand = 0; hand < needs.length; hand++) {
            int needed = needs[hand][rank];
            for (int heap = 0; heap < handOf.length; heap++) {
                if (handOf[heap] == hand) {
                    needed -= placed[CardGroups.cell(heap, rank)];
                    free -= placed[CardGroups.cell(heap, rank)];
                }
            }
            needed = Math.max(0, needed);
            free -= needed;
            supply += needed;
            network.edge(SOURCE, NEEDED + hand * RANKS + rank, needed);
        }
        network.edge(SOURCE, FREE + rank, Math.max(0, free));
        return free < 0 ? Hand.FULL_DECK.size() * RANKS : supply + free;
    }
}
