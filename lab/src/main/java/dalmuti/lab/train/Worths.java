package dalmuti.lab.train;

import dalmuti.bots.sense.MatchSense;
import dalmuti.options.Rules;

import java.util.HashMap;
import java.util.Map;

/// What places are worth, reckoned once for every kind of match. For one thread.
final class Worths {

    private final Map<String, double[][]> known = new HashMap<>();

    /// What each place is worth from each position, both from 1.
    double[][] of(int players, Rules rules, int roundsAhead) {
        String kind =
                players + " " + rules.succession() + " " + rules.philanthropy() + " " + roundsAhead;
        return known.computeIfAbsent(kind, _ -> reckon(players, rules, roundsAhead));
    }

    private static double[][] reckon(int players, Rules rules, int roundsAhead) {
        var worth = new double[players + 1][];
        worth[0] = MatchSense.pointsOnly(players);
        for (int position = 1; position <= players; position++) {
            worth[position] = MatchSense.shipped().worth(players, rules, position, roundsAhead);
        }
        return worth;
    }
}
