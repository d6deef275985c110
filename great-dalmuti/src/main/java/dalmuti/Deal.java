package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.contract.Player;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where the cards of a round are before the tricks.
///
/// @param aside cards that were laid aside unseen and take no part in the round
public record Deal(Map<Player, Hand> hands, Hand aside) {

    public Deal {
        hands = Map.copyOf(hands);
    }

    public Hand hand(Player player) {
        Hand hand = hands.get(player);
        if (hand == null) {
            throw new IllegalArgumentException(player + " does not play in this round");
        }
        return hand;
    }

    public List<Hand> inOrder(List<Player> order) {
        return order.stream().map(this::hand).toList();
    }

    Deal give(Player from, Player to, Hand cards) {
        var changed = new HashMap<>(hands);
        changed.put(from, hand(from).minus(cards));
        changed.put(to, hand(to).plus(cards));
        return new Deal(changed, aside);
    }

    Deal swap(Player one, Player other) {
        var changed = new HashMap<>(hands);
        changed.put(one, hand(other));
        changed.put(other, hand(one));
        return new Deal(changed, aside);
    }
}
