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
        for (Level level : Level.values()) {
            bots.put(level.spelling(), level(level));
        }
        Roster.addProvided(bots, BotProvider::grapples, worth);
        return bots;
    }

    /// The figures of those who reckon are in grapples, of those who search in shares of the win.
    private static Bot<View, Choice> level(Level level) {
        return switch (level) {
            case PEASANT -> new EstimateBot<>(new Worth(Attention.LITTLE), 12, 30);
            case SHEPHERDESS -> new EstimateBot<>(new Worth(Attention.LITTLE), 5, 15);
            case COOK -> new EstimateBot<>(new Worth(Attention.COUNTING), 3, 9);
            case SEAMSTRESS -> new EstimateBot<>(new Worth(Attention.FULL), 2.5, 8);
            case KNIGHT -> new EstimateBot<>(new Worth(Attention.FULL), 1, 3);
            case BARONESS -> EstimateBot.never(new Worth(Attention.FULL));
            case ARCHBISHOP -> new EstimateBot<>(new Search(SEARCHED), 0.004, 0.012);
            case DALMUTI -> EstimateBot.never(new Search(SEARCHED));
        };
    }
}
