package dalmuti.bots.review;

import dalmuti.Match;
import dalmuti.contract.Player;

import java.util.HashMap;
import java.util.Map;

/// Where a match of The Great Dalmuti stands: points.
public record DalmutiLedger() implements Reviewer.Ledger<Match> {

    @Override
    public int round(Match match) {
        return match.round();
    }

    @Override
    public Map<Player, Double> totals(Match match) {
        var totals = new HashMap<Player, Double>();
        match.scores().forEach((player, points) -> totals.put(player, (double) points));
        return totals;
    }
}
