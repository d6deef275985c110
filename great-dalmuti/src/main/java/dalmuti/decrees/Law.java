package dalmuti.decrees;

import dalmuti.contract.Player;
import dalmuti.engine.TrickRules;
import dalmuti.options.Passing;
import dalmuti.options.Rules;
import dalmuti.options.Trade;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// What holds in one round: the rules of the match, and a decree if there is one.
public record Law(Rules rules, Optional<Decree> decree) {

    private static final int FEWEST_WITH_LESSER_DALMUTI = 4;

    /// The rules as they are in a round without a decree.
    public static Law of(Rules rules) {
        return new Law(rules, Optional.empty());
    }

    public boolean has(Decree other) {
        return decree.isPresent() && decree.get() == other;
    }

    /// How many cards are asked of whoever pays the great tax, or the lesser one.
    public int tax(boolean great) { // TAX-1
        int more = has(Decree.HEAVY_TAX) ? 1 : 0; // DEC-4
        return (great ? 2 : 1) + more;
    }

    /// Whether the Dalmutis pay the tax.
    public boolean taxesDalmutis() {
        return has(Decree.CHARITY); // DEC-4
    }

    public Trade trade() {
        return has(Decree.FREE_MARKET) ? Trade.MERCHANTS_OFFER : rules.trade(); // DEC-4
    }

    /// Who may trade, in order of position.
    public List<Player> traders(List<Player> order) {
        int players = order.size();
        return has(Decree.FREE_MARKET) // DEC-4
                ? order
                : order.subList(Math.min(2, players), Math.max(2, players - 2));
    }

    public TrickRules tricks() {
        return new TrickRules(
                has(Decree.SILENCE) ? Passing.OUT_OF_TRICK : rules.passing(), // DEC-4
                has(Decree.UPSIDE_DOWN),
                has(Decree.NO_FOOLS));
    }

    /// Everybody in the order in which they play: the first leader first, and who comes next next.
    public List<Player> seats(List<Player> order) {
        var seats = new ArrayList<>(order);
        if (has(Decree.LAST_FIRST)) {
            Collections.rotate(seats, 1); // DEC-4
        } else if (has(Decree.WIDDERSHINS)) {
            Collections.reverse(seats.subList(1, seats.size())); // DEC-4
        } else {
            return order;
        }
        return List.copyOf(seats);
    }

    /// Whose hands lie open from the first trick on.
    public List<Player> openHands(List<Player> order) {
        if (!has(Decree.OPEN_COURT)) { // DEC-4
            return List.of();
        }
        return order.subList(0, order.size() < FEWEST_WITH_LESSER_DALMUTI ? 1 : 2);
    }

    /// What a place is worth more often.
    public int stakes() {
        return has(Decree.DOUBLE_STAKES) ? 2 : 1; // DEC-4
    }

    /// The positions of the next round, where `next` is what they are without a decree.
    ///
    /// @param order the positions of the tricks
    public List<Player> fallen(List<Player> order, List<Player> places, List<Player> next) {
        Player dalmuti = order.getFirst();
        if (!has(Decree.FALL_FROM_GRACE) || places.getFirst().equals(dalmuti)) { // DEC-4
            return next;
        }
        var fallen = new ArrayList<>(next);
        fallen.remove(dalmuti);
        fallen.add(dalmuti);
        return fallen;
    }
}
