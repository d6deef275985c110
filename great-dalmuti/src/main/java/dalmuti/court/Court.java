package dalmuti.court;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Court life: what the order of the table means beside the cards.
///
/// @param order who is at which position, the Greater Dalmuti first
public record Court(List<Player> order) {

    public Court {
        order = List.copyOf(order);
    }

    public Title title(Player player) {
        return Title.of(order.indexOf(player) + 1, order.size());
    }

    /// Who sits on which seat of the table, clockwise, when the Greater Dalmuti picks one.
    public List<Player> seats(int throne) { // COURT-3
        var seats = new ArrayList<>(order);
        Collections.rotate(seats, throne);
        return seats;
    }

    /// Who shuffles, deals and clears away.
    public Player servant() { // COURT-4
        return order.getLast();
    }
}
