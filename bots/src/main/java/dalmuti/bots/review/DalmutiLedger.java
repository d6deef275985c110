package dalmuti.bots.review;

import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.Match;
import dalmuti.contract.Player;
import dalmuti.options.Scoring;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where a match of The Great Dalmuti stands, in points; without points in places, each worth what
/// it would bring.
public record DalmutiLedger() implements Reviewer.Ledger<Match, Event> {

    @Override
    public int round(Match match) {
        return match.round();
    }

    @Override
    public Map<Player, Double> gained(Match before, List<Event> happened) {
        Scoring scoring = before.rules().scoring();
        var gained = new HashMap<Player, Double>();
        for (Event event : happened) {
            if (event instanceof Event.RoundScored(var scores)) {
                for (Score score : scores) {
                    int brought = switch (scoring) { // SCORE-1
                                case POINTS -> score.total();
                                case NONE -> Score.points(gained.size() + 1, scores.size());
                            };
                    gained.put(score.player(), (double) brought);
                }
            }
        }
        return gained;
    }

    @Override
    public double unit() {
        return 1;
    }
}
