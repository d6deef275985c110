package dalmuti.lab.arena;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.lab.play.DealRunner;
import dalmuti.lab.play.MatchRunner;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.play.Timing;
import dalmuti.options.Ending;
import dalmuti.options.Rules;

import java.util.List;

/// Plays deals, first rounds or matches of The Great Dalmuti.
final class DalmutiTable implements ArenaGame.Table {

    /// One deal in so many is timed where all are quick: looking at the clock costs as much as
    /// their moves.
    private static final int TIMED = 16;

    private final DalmutiArena arena;
    private final List<Bot<View, Move>> bots;
    private final boolean quick;
    private final DealRunner deals;

    DalmutiTable(DalmutiArena arena, Lineup lineup) {
        this.arena = arena;
        bots = lineup.entrants().stream().map(arena.bots()).toList();
        quick = bots.stream().allMatch(TableBot.class::isInstance);
        deals = new DealRunner(arena.rules(), lineup.players());
    }

    @Override
    public void play(ArenaGame.Seating seating, Cluster cluster, Timing timing) {
        Timing told = quick && seating.deal() % TIMED != 0 ? Timing.NONE : timing;
        int players = seating.seated().length;
        switch (arena.span()) {
            case TRICKS -> tricks(seating, cluster, told);
            case ROUND -> {
                Rules rules = arena.rules().but(draft -> draft.ending = new Ending.Rounds(1));
                var _ = match(rules, seatedInOrder(rules, players), seating, cluster, told);
            }
            case MATCH -> {
                Match start = new Dalmuti(arena.rules()).start(players);
                int[] scores = match(arena.rules(), start, seating, cluster, told);
                cluster.enter(scores, seating.seated());
            }
        }
    }

    private void tricks(ArenaGame.Seating seating, Cluster cluster, Timing timing) {
        if (seating.rotation() == 0) { // all rotations play the same cards
            deals.deal(seating.luck().nature());
        }
        var seated = new SeatedBots(seating.of(bots));
        cluster.enter(deals.play(seated, seating.luck(), timing), seating.seated());
    }

    /// Plays a match and gives everybody's points.
    private int[] match(
            Rules rules, Match start, ArenaGame.Seating seating, Cluster cluster, Timing timing) {
        var variant = new RulesVariant(rules, RulesVariant.Court.WHOLE);
        var runner = new MatchRunner(variant, new SeatedBots(seating.of(bots)), timing);
        var scores = new int[seating.seated().length];
        runner.play(
                start,
                seating.luck(),
                round -> {
                    cluster.enter(round, seating.seated());
                    for (int player = 0; player < scores.length; player++) {
                        scores[player] += round.brought(player);
                    }
                });
        return scores;
    }

    /// A match at whose first round everybody has the position they sit at.
    private static Match seatedInOrder(Rules rules, int players) {
        var game = new Dalmuti(rules);
        Match start = game.start(players);
        return game.resume(1, start.order(), start.scores());
    }
}
