package dalmuti.bots.roster;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.bots.court.PlainCourt;
import dalmuti.bots.court.ThumbCourt;
import dalmuti.bots.search.Budget;
import dalmuti.bots.search.SearchBot;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.tricks.Fallible;
import dalmuti.bots.tricks.GreedyTricks;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.bots.tricks.Scorer;

/// What each level is for The Great Dalmuti. They differ in what they look at and in how surely
/// they judge it; none waits, and none sees more than its seat.
final class DalmutiLevels {

    private DalmutiLevels() {}

    static Bot<View, Move> of(Level level) {
        return switch (level) {
            case PEASANT -> new TableBot(new Fallible(new Scorer(), 60, 150), new PlainCourt());
            case SHEPHERDESS -> new TableBot(new Fallible(new Scorer(), 25, 80), new PlainCourt());
            case COOK -> new TableBot(new GreedyTricks(), new PlainCourt());
            case SEAMSTRESS ->
                    new TableBot(new Fallible(new Heuristic(), 0.4, 1.2), new ThumbCourt());
            case KNIGHT -> new TableBot(new Heuristic(), new ThumbCourt());
            case BARONESS -> new SearchBot(Budget.ofPlayouts(60), Goal.ROUND);
            case ARCHBISHOP -> new SearchBot(Budget.ofPlayouts(200), Goal.MATCH);
            case DALMUTI -> new SearchBot(Budget.FULL, Goal.MATCH);
        };
    }
}
