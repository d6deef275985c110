package dalmuti.bots.review;

import dalmuti.contract.Player;

import grapples.Event;
import grapples.Match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where a match of Grapples stands, in games won; equal totals share one.
public record GrapplesLedger() implements Reviewer.Ledger<Match, Event> {

    @Override
    public int round(Match match) {
        return match.game();
    }

    @Override
    public Map<Player, Double> gained(Match before, List<Event> happened) {
        var gained = new HashMap<Player, Double>();
        for (Event event : happened) {
            if (event instanceof Event.GameEnded(var winners)) {
                for (int seat = 0; seat < before.standing().won().size(); seat++) {
                    gained.put(new Player(seat), 0.0);
                }
                winners.forEach(winner -> gained.put(winner, 1.0 / winners.size()));
            }
        }
        return gained;
    }

    /// An eighth of the win.
    @Override
    public double unit() {
        return 0.125;
    }
}
