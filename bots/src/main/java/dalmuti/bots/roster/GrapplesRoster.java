package dalmuti.bots.roster;

import dalmuti.bots.Bot;
import dalmuti.bots.BotProvider;
import dalmuti.bots.EstimateBot;
import dalmuti.bots.RandomBot;
import dalmuti.bots.grapples.Attention;
import dalmuti.bots.grapples.Search;
import dalmuti.bots.grapples.Worth;

import grapples.Choice;
import grapples.View;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Those who play Grapples, the weakest first in either row: by what they do, and by level.
final class GrapplesRoster {

    private static final int SEARCHED = 240;

    private GrapplesRoster() {}

    static SequencedMap<String, Bot<View, Choice>> bots() {
        var bots = new LinkedHashMap<String, Bot<View, Choice>>();
        bots.put("random", new RandomBot<>());
        bots.put("greedy", EstimateBot.never(new Worth(Attention.LITTLE)));
        var worth = EstimateBot.never(new Worth(Attention.FULL));
        bots.put("worth", worth);
        bots.put("search", EstimateBot.never(new Search(SEARCHED)));
        levels().forEach((level, bot) -> bots.put(level.spelling(), bot));
        Roster.addProvided(bots, BotProvider::grapples, worth);
        return bots;
    }

    /// Nobody plays better than whoever reckons the worth of a card with all that is known, not
    /// even who searches; so the levels end there. The figures are in grapples.
    private static SequencedMap<Level, Bot<View, Choice>> levels() {
        var levels = new LinkedHashMap<Level, Bot<View, Choice>>();
        levels.put(Level.PEASANT, new EstimateBot<>(new Worth(Attention.LITTLE), 12, 30));
        levels.put(Level.SHEPHERDESS, new EstimateBot<>(new Worth(Attention.LITTLE), 5, 15));
        levels.put(Level.COOK, new EstimateBot<>(new Worth(Attention.COUNTING), 3, 9));
        levels.put(Level.SEAMSTRESS, new EstimateBot<>(new Worth(Attention.FULL), 1.5, 5));
        levels.put(Level.KNIGHT, EstimateBot.never(new Worth(Attention.FULL)));
        return levels;
    }
}
