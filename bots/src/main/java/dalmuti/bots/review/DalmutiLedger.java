package dalmuti.bots.review;

import dalmuti.Match;
import dalmuti.contract.Player;
import dalmuti.options.Scoring;

import java.util.HashMap;
import java.util.Map;

/// Where a match of The Great Dalmuti stands, in points.
public record DalmutiLedger() implements Reviewer.Ledger<Match> {

    @Override
    public int round(Match match) {
        return match.round();
    }

    @Override
    public Map<Player, Double> gained(Match before, Match after) {
        if (after.rules().scoring() == Scoring.NONE) { // SCORE-1
            return Map.of();
        }
        var gained = new HashMap<Player, Double>();
        after.scores().forEach((player, points) -> gained.put(player, (double) points));
        before.scores()
                .forEach((player, had) -> gained.computeIfPresent(player, (_, has) -> has - had));
        return gained;
    }

    @Override
    public double unit() {
        return 1;
    }
}
