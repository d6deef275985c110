package dalmuti.court;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Treats while they are chosen, in order of rank.
///
/// @param left what is still on the plate, the best first
/// @param taken what everybody has who has one
/// @param picks whose turn it is to choose
public record Treats(List<Treat> left, Map<Player, Treat> taken, Optional<Player> picks) {

    public Treats {
        left = List.copyOf(left);
        taken = Map.copyOf(taken);
    }

    /// @param chosen what people have picked
    /// @param choosers those who are waited for; all others take the best that is left to them
    public static Treats of(
            List<Player> order, Map<Player, Treat> chosen, Set<Player> choosers) { // COURT-6
        var left = new ArrayList<>(Treat.plate(order.size()));
        var taken = new HashMap<Player, Treat>();
        for (Player player : order) {
            Optional<Treat> picked = Optional.ofNullable(chosen.get(player)).filter(left::contains);
            if (picked.isEmpty() && choosers.contains(player)) {
                return new Treats(left, taken, Optional.of(player));
            }
            Treat treat = picked.orElse(left.getFirst());
            left.remove(treat);
            taken.put(player, treat);
        }
        return new Treats(left, taken, Optional.empty());
    }
}
