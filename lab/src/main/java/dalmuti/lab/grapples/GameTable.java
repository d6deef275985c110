package dalmuti.lab.grapples;

import dalmuti.bots.Bot;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.lab.play.Timing;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Bots who play a game of Grapples by the rules, from views.
///
/// @param bots by seat
record GameTable(Options options, List<Bot<View, Choice>> bots) {

    GameTable {
        bots = List.copyOf(bots);
    }

    /// Plays a whole match and answers how it ended.
    ///
    /// @param told is told everything that happens
    /// @param timing is told how long choices take
    Match play(RandomGenerator nature, RandomGenerator dice, Consumer<Event> told, Timing timing) {
        var game = new Grapples(options);
        Match match = game.start(bots.size());
        while (true) {
            switch (game.awaiting(match)) {
                case Awaiting.Chance() ->
                        match = moved(game, match, Nature.NATURE, game.chance(match, nature), told);
                case Awaiting.Decision(var by) -> {
                    Player player = by.getFirst();
                    match =
                            moved(
                                    game,
                                    match,
                                    player,
                                    chosen(game, match, player, dice, timing),
                                    told);
                }
                case Awaiting.Nothing() -> {
                    return match;
                }
            }
        }
    }

    private Choice chosen(
            Grapples game, Match match, Player player, RandomGenerator dice, Timing timing) {
        List<Choice> legal = game.legal(match, player);
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        View view = game.view(match, player);
        long start = System.nanoTime();
        Choice choice = bots.get(player.index()).choose(view, legal, dice);
        timing.thought(player.index(), System.nanoTime() - start);
        return choice;
    }

    private static Match moved(
            Grapples game, Match match, Actor actor, Choice choice, Consumer<Event> told) {
        return switch (game.apply(match, actor, choice)) {
            case Verdict.Accepted<Match, Event>(var next, var events) -> {
                events.forEach(told);
                yield next;
            }
            case Verdict.Refused<Match, Event>(var why) ->
                    throw new IllegalStateException(actor + " may not " + choice + ": " + why);
        };
    }
}
