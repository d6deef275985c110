package dalmuti.bots.review;

import dalmuti.contract.Player;

import grapples.Match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Where a match of Grapples stands, in games won; equal totals share one.
public record GrapplesLedger() implements Reviewer.Ledger<Match> {

    @Override
    public int round(Match match) {
        return match.game();
    }

    @Override
    public Map<Player, Double> gained(Match before, Match after) {
        List<Integer> had = before.standing().won();
        List<Integer> has = after.standing().won();
        List<Integer> winners =
                IntStream.range(0, has.size())
                        .filter(i -> has.get(i) > had.get(i))
                        .boxed()
                        .toList();
        var gained = new HashMap<Player, Double>();
        for (int seat = 0; seat < has.size(); seat++) {
            gained.put(new Player(seat), winners.contains(seat) ? 1.0 / winners.size() : 0);
        }
        return gained;
    }

    /// An eighth of the win.
    @Override
    public double unit() {
        return 0.125;
    }
}
