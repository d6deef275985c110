package dalmuti.bots.roster;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.bots.Temper;
import dalmuti.bots.TrickPlayer;
import dalmuti.bots.court.PlainCourt;
import dalmuti.bots.court.ThumbCourt;
import dalmuti.bots.net.Lookahead;
import dalmuti.bots.net.NetBot;
import dalmuti.bots.search.Budget;
import dalmuti.bots.search.SearchBot;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.bots.tricks.Judge;
import dalmuti.bots.tricks.Scorer;
import dalmuti.bots.tricks.Thumbs;
import dalmuti.bots.tricks.Unsure;

/// What each level is for The Great Dalmuti. They differ in what they look at and in how surely
/// they judge it; none waits, and none sees more than its seat.
final class DalmutiLevels {

    private DalmutiLevels() {}

    static Bot<View, Move> of(Level level) {
        return switch (level) {
            case PEASANT -> unsure(new Scorer(), 60, 150);
            case SHEPHERDESS -> unsure(new Scorer(), 20, 60);
            case COOK -> new TableBot(TrickPlayer.GREEDY, new PlainCourt());
            case SEAMSTRESS -> unsure(new Heuristic(Thumbs.PLAIN), 0.08, 0.3);
            case KNIGHT -> thumbs(Thumbs.TUNED);
            case BARONESS -> searching(Goal.ROUND, 0.4, 1.2);
            case ARCHBISHOP -> NetBot.shipped(Goal.MATCH, new Temper(0.1, 0.3));
            case DALMUTI -> NetBot.shipped(Goal.MATCH, Temper.SURE).looking(Lookahead.USUAL);
        };
    }

    static Bot<View, Move> thumbs(Thumbs thumbs) {
        return new TableBot(new Heuristic(thumbs), new ThumbCourt(thumbs));
    }

    private static Bot<View, Move> searching(Goal goal, double temperature, double cutOff) {
        return new SearchBot(Budget.FULL, goal, new Temper(temperature, cutOff));
    }

    private static Bot<View, Move> unsure(Judge judge, double temperature, double cutOff) {
        return new TableBot(new Unsure(judge, temperature, cutOff), new PlainCourt());
    }
}
