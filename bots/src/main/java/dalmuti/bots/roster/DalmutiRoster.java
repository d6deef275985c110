package dalmuti.bots.roster;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.BotProvider;
import dalmuti.bots.RandomBot;
import dalmuti.bots.TableBot;
import dalmuti.bots.Temper;
import dalmuti.bots.TrickPlayer;
import dalmuti.bots.court.HeuristicCourt;
import dalmuti.bots.court.PlainCourt;
import dalmuti.bots.court.TradingCourt;
import dalmuti.bots.net.NetBot;
import dalmuti.bots.search.FlatBot;
import dalmuti.bots.search.SearchBot;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.tricks.Counter;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.bots.tricks.Judge;
import dalmuti.bots.tricks.Scorer;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Those who play The Great Dalmuti, the weakest first in either row: by what they do, and by
/// level.
final class DalmutiRoster {

    private static final int FLAT_WORLDS = 200;

    private DalmutiRoster() {}

    static SequencedMap<String, Bot<View, Move>> bots() {
        var bots = new LinkedHashMap<String, Bot<View, Move>>();
        bots.put("random", new TableBot(TrickPlayer.RANDOM, new RandomBot<>()));
        bots.put("greedy", new TableBot(TrickPlayer.GREEDY, new PlainCourt()));
        bots.put("scorer", new TableBot(new Scorer(), new PlainCourt()));
        bots.put("counter", new TableBot(new Counter(), new PlainCourt()));
        Bot<View, Move> heuristic = thumbs(HeuristicWeights.PLAIN);
        bots.put("heuristic", heuristic);
        bots.put("tuned", thumbs(HeuristicWeights.TUNED));
        bots.put("flat", new FlatBot(FLAT_WORLDS, new PlainCourt()));
        bots.put("search", new SearchBot(Goal.MATCH, Temper.SURE));
        bots.put("net", NetBot.shipped(Goal.MATCH, Temper.SURE));
        bots.put("ahead", NetBot.shipped(Goal.MATCH, Temper.SURE).lookingAhead());
        for (Level level : Level.values()) {
            bots.put(level.spelling(), level(level));
        }
        Roster.addProvided(bots, BotProvider::dalmuti, heuristic);
        return bots;
    }

    /// They differ in what they look at and in how surely they judge it; none waits, and none sees
    /// more than its seat.
    private static Bot<View, Move> level(Level level) {
        return switch (level) {
            case PEASANT -> unsure(new Scorer(), 60, 150, new TradingCourt(0.8, 2));
            case SHEPHERDESS -> unsure(new Scorer(), 20, 60, new TradingCourt(0.4, 1));
            case COOK -> new TableBot(TrickPlayer.GREEDY, new TradingCourt(0.2, 0.6));
            case SEAMSTRESS ->
                    unsure(
                            new Heuristic(HeuristicWeights.PLAIN),
                            0.08,
                            0.3,
                            new TradingCourt(0.06, 0.2));
            case KNIGHT -> thumbs(HeuristicWeights.TUNED);
            case BARONESS -> new SearchBot(Goal.ROUND, new Temper(0.4, 1.2));
            case ARCHBISHOP -> NetBot.shipped(Goal.MATCH, new Temper(0.1, 0.3));
            case DALMUTI -> NetBot.shipped(Goal.MATCH, Temper.SURE).lookingAhead();
        };
    }

    private static Bot<View, Move> thumbs(HeuristicWeights thumbs) {
        return new TableBot(new Heuristic(thumbs), new HeuristicCourt(thumbs));
    }

    private static Bot<View, Move> unsure(
            Judge judge, double temperature, double cutOff, TradingCourt court) {
        return new TableBot(judge.unsure(new Temper(temperature, cutOff)), court);
    }
}
