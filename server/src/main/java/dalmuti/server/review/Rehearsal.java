package dalmuti.server.review;

import dalmuti.bots.Bot;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.table.game.Bots;
import dalmuti.wire.GrapplesRecord;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// A game of Grapples that bots play to be looked at. Equal seeds give equal games.
///
/// @param bot who plays on every seat
public record Rehearsal(Bot<View, Choice> bot, int players, long seed) {

    public GrapplesRecord.Full play() {
        var game = new Grapples(Options.STANDARD);
        var dice = new SplittableRandom(seed);
        var moves = new ArrayList<Choice>();
        Match match = game.start(players);
        while (!(game.awaiting(match) instanceof Awaiting.Nothing)) {
            Actor actor = actor(game, match);
            Choice move = choose(game, match, actor, dice);
            moves.add(move);
            if (!(game.apply(match, actor, move)
                    instanceof Verdict.Accepted<Match, Event>(var next, _))) {
                throw new IllegalStateException("A bot broke a rule: " + move);
            }
            match = next;
        }
        return new GrapplesRecord.Full(game.options(), names(), moves);
    }

    private static Actor actor(Grapples game, Match match) {
        return game.awaiting(match) instanceof Awaiting.Decision(var by)
                ? by.getFirst()
                : Nature.NATURE;
    }

    private Choice choose(Grapples game, Match match, Actor actor, SplittableRandom dice) {
        return actor instanceof Player player
                ? bot.choose(game.view(match, player), game.legal(match, player), dice)
                : game.chance(match, dice);
    }

    private List<String> names() {
        return IntStream.range(0, players).mapToObj(seat -> Bots.named("", seat).name()).toList();
    }
}
