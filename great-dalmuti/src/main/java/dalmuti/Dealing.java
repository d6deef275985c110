package dalmuti;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.options.FirstOrder;
import dalmuti.options.Leftovers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;

/// The cards go round.
public final class Dealing {

    private Dealing() {}

    /// The seats at which dealing may start, from 0.
    public static List<Integer> startsAt(Match match) { // DEAL-1
        int players = match.players();
        return switch (match.rules().leftovers()) {
            case TOP, SET_ASIDE -> List.of(0);
            case BOTTOM -> List.of((players - extra(match)) % players);
            case RANDOM -> IntStream.range(0, players).boxed().toList();
        };
    }

    /// How many cards are laid aside in a round.
    public static int aside(Match match) { // DEAL-1
        return match.rules().leftovers() == Leftovers.SET_ASIDE ? extra(match) : 0;
    }

    private static int extra(Match match) {
        return match.rules().deck().cards(match.players()).size() % match.players();
    }

    static void deal(Course course, List<Rank> deck, int from) { // DEAL-1
        List<Player> order = course.order();
        int players = order.size();
        int dealt = deck.size() - aside(course.match());
        var bySeat = new Hand[players];
        Arrays.fill(bySeat, Hand.EMPTY);
        for (int i = 0; i < dealt; i++) {
            int seat = (from + i) % players;
            bySeat[seat] = bySeat[seat].plus(deck.get(i), 1);
        }
        var hands = new HashMap<Player, Hand>();
        for (int seat = 0; seat < players; seat++) {
            hands.put(order.get(seat), bySeat[seat]);
        }
        var deal = new Deal(hands, Hand.of(deck.subList(dealt, deck.size())));
        for (Player player : order) {
            course.happened(new Event.Dealt(player, new Cards.Open(deal.hand(player))));
        }
        if (!deal.aside().isEmpty()) {
            course.happened(new Event.SetAside(new Cards.Open(deal.aside())));
        }
        if (isByHolder(course.match())) {
            seatFromHolder(course, deal);
        }
        Misdeals.follow(course, deal);
    }

    /// Whether it is this deal that gives everybody their first position.
    static boolean isByHolder(Match match) { // DRAW-4
        return match.round() == 1 && match.rules().firstOrder() == FirstOrder.DALMUTI_HOLDER;
    }

    private static void seatFromHolder(Course course, Deal deal) { // DRAW-4
        List<Player> sitting = course.order();
        Player holder =
                Collections.min(
                        sitting,
                        Comparator.comparing(player -> deal.hand(player).ranks().getFirst()));
        var order = new ArrayList<>(sitting);
        Collections.rotate(order, -sitting.indexOf(holder));
        course.seat(order);
        course.happened(new Event.HolderFound(holder));
        course.happened(new Event.PositionsTaken(order));
    }
}
