package dalmuti.decrees;

import dalmuti.contract.Player;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Coins that somebody has laid on a decree.
public record Bid(Player by, int coins, Decree on) {

    /// The decrees with the most coins in total, in the order in which they were drawn; none where
    /// no coin was laid.
    public static List<Decree> highest(List<Decree> drawn, List<Bid> bids) { // DEC-3
        var totals = new HashMap<Decree, Integer>();
        bids.forEach(bid -> totals.merge(bid.on(), bid.coins(), Integer::sum));
        int most = totals.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return drawn.stream()
                .filter(decree -> totals.getOrDefault(decree, 0) == most && most > 0)
                .toList();
    }

    /// What everybody has left when the coins on a decree are spent.
    public static Map<Player, Integer> spent(
            Map<Player, Integer> coins, List<Bid> bids, Decree decree) {
        var left = new HashMap<>(coins);
        for (Bid bid : bids) {
            if (bid.on() == decree) {
                left.merge(bid.by(), -bid.coins(), Integer::sum);
            }
        }
        return left;
    }
}
