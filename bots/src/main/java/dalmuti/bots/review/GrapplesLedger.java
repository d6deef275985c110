package dalmuti.bots.review;

import dalmuti.contract.Player;

import grapples.Match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where a match of Grapples stands: games won.
public record GrapplesLedger() implements Reviewer.Ledger<Match> {

    @Override
    public int round(Match match) {
        return match.game();
    }

    @Override
    public Map<Player, Double> totals(Match match) {
        List<Integer> won = match.standing().won();
        var totals = new HashMap<Player, Double>();
        for (int seat = 0; seat < won.size(); seat++) {
            totals.put(new Player(seat), (double) won.get(seat));
        }
        return totals;
    }
}
