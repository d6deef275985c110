package grapples.hidden;

import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.toList;

import dalmuti.contract.Player;

import grapples.Card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/// Looks for a way to deal unseen cards into hands so that these players have won (G-WIN-1): those
/// first that matter most, each to where it is wanted most, and back again wherever that can't end
/// well.
final class WinnerSearch {

    /// By how much a winner is wanted to have more than the others.
    private static final int AHEAD = 6;

    private static final Comparator<Pile> ORDER =
            Comparator.comparingInt(Pile::grapples)
                    .thenComparingInt(Pile::plain)
                    .thenComparingInt(Pile::free);

    /// What one player has.
    ///
    /// @param grapples what the seen cards are worth
    /// @param plain how many unseen cards can't be a 2 or a joker
    /// @param free how many may be any
    record Pile(int grapples, int plain, int free) {

        int room() {
            return plain + free;
        }

        boolean takes(Card card) {
            return card.name().doubles() ? free > 0 : room() > 0;
        }

        Pile with(Card card) {
            boolean keepsFree = plain > 0 && !card.name().doubles();
            return new Pile(
                    grapples + card.worth(),
                    plain - (keepsFree ? 1 : 0),
                    free - (keepsFree ? 0 : 1));
        }
    }

    private final Set<Integer> winners = new HashSet<>();
    private final List<Pile> start;
    private final List<Card> cards;
    private final BooleanSupplier mayGoOn;

    /// By how many cards were dealt, what the best so many of the others are worth.
    private final int[][] best;

    private final int total;
    private final Set<Map<Boolean, List<Pile>>> failed = new HashSet<>();
    private boolean stopped;

    /// @param cards as many as the piles have room for
    /// @param mayGoOn asked before every piece of work
    WinnerSearch(
            List<Pile> piles, List<Player> winners, List<Card> cards, BooleanSupplier mayGoOn) {
        winners.forEach(winner -> this.winners.add(winner.index()));
        this.mayGoOn = mayGoOn;
        var sorted = new ArrayList<>(cards);
        sorted.sort(Comparator.comparingInt(card -> -card.worth()));
        boolean anywhere = piles.stream().allMatch(pile -> pile.plain() == 0);
        this.start = anywhere && winners.size() == 1 ? withBest(piles, sorted) : piles;
        sorted.sort(Comparator.comparingInt(card -> -Math.abs(card.worth())));
        this.cards = List.copyOf(sorted);
        this.best = best();
        this.total =
                start.stream().mapToInt(Pile::grapples).sum()
                        + this.cards.stream().mapToInt(Card::worth).sum();
    }

    /// A single winner had better have the best cards: wherever another has one of them, the two
    /// could exchange it for a worse one.
    private List<Pile> withBest(List<Pile> piles, List<Card> sorted) {
        int seat = winners.iterator().next();
        Pile winner = piles.get(seat);
        while (winner.room() > 0) {
            winner = winner.with(sorted.removeFirst());
        }
        var dealt = new ArrayList<>(piles);
        dealt.set(seat, winner);
        return dealt;
    }

    private int[][] best() {
        var sums = new int[cards.size() + 1][];
        for (int dealt = 0; dealt <= cards.size(); dealt++) {
            int[] left =
                    cards.stream().skip(dealt).mapToInt(card -> -card.worth()).sorted().toArray();
            sums[dealt] = new int[left.length + 1];
            for (int i = 0; i < left.length; i++) {
                sums[dealt][i + 1] = sums[dealt][i] - left[i];
            }
        }
        return sums;
    }

    boolean isPossible() {
        return canDeal(start);
    }

    /// Whether there was more to do than may be done.
    boolean stopped() {
        return stopped;
    }

    private boolean canDeal(List<Pile> piles) {
        int dealt = cards.size() - piles.stream().mapToInt(Pile::room).sum();
        if (!canEndWell(piles, dealt)) {
            return false;
        }
        if (dealt == cards.size()) {
            return true;
        }
        stopped = stopped || !mayGoOn.getAsBoolean();
        if (stopped || !failed.add(whoeverHasThem(piles))) {
            return false;
        }
        Card card = cards.get(dealt);
        var tried = new HashSet<List<Object>>();
        for (int seat : takers(piles, card, dealt)) {
            Pile pile = piles.get(seat);
            if (tried.add(List.of(winners.contains(seat), pile))) {
                var next = new ArrayList<>(piles);
                next.set(seat, pile.with(card));
                if (canDeal(next)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Who of the winners has which pile makes no difference, nor who of the others.
    private Map<Boolean, List<Pile>> whoeverHasThem(List<Pile> piles) {
        return IntStream.range(0, piles.size())
                .boxed()
                .sorted(Comparator.comparing(piles::get, ORDER))
                .collect(partitioningBy(winners::contains, mapping(piles::get, toList())));
    }

    /// Good cards are for who would have least, bad ones for who would have most.
    private List<Integer> takers(List<Pile> piles, Card card, int dealt) {
        int left = cards.size() - dealt;
        double mean = (double) best[dealt][left] / left;
        int sign = card.worth() > 0 ? 1 : -1;
        return IntStream.range(0, piles.size())
                .boxed()
                .filter(seat -> piles.get(seat).takes(card))
                .sorted(Comparator.comparingDouble(it -> sign * wanted(piles.get(it), it, mean)))
                .toList();
    }

    private double wanted(Pile pile, int seat, double mean) {
        double expected = pile.grapples() + pile.room() * mean;
        return winners.contains(seat) ? expected - AHEAD : expected;
    }

    /// Whether the best and the worst that each hand can become leave room for these winners, and
    /// for all the grapples there are.
    private boolean canEndWell(List<Pile> piles, int dealt) {
        int most = Integer.MAX_VALUE;
        for (int seat : winners) {
            most = Math.min(most, most(piles.get(seat), dealt));
        }
        int room = 0;
        for (int seat = 0; seat < piles.size(); seat++) {
            int cap = winners.contains(seat) ? most : most - 1;
            if (least(piles.get(seat), dealt) > cap) {
                return false;
            }
            room += Math.min(cap, most(piles.get(seat), dealt));
        }
        boolean canBeShared = winners.size() < piles.size() || total % piles.size() == 0;
        return room >= total && canBeShared;
    }

    private int most(Pile pile, int dealt) {
        return pile.grapples() + best[dealt][pile.room()];
    }

    private int least(Pile pile, int dealt) {
        int left = cards.size() - dealt;
        return pile.grapples() + best[dealt][left] - best[dealt][left - pile.room()];
    }
}
