package dalmuti.table.desk;

import dalmuti.bots.Bot;
import dalmuti.contract.Driver;
import dalmuti.contract.Player;
import dalmuti.table.game.Bots;
import dalmuti.wire.GrapplesRecord;

import grapples.Choice;
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
public record SimulatedGame(Bot<View, Choice> bot, int players, long seed) {

    public GrapplesRecord.Full play() {
        var game = new Grapples(Options.STANDARD);
        var dice = new SplittableRandom(seed);
        var moves = new ArrayList<Choice>();
        var driver =
                new Driver<>(
                        game,
                        (Match match, Player player) ->
                                bot.choose(
                                        game.view(match, player), game.legal(match, player), dice),
                        dice);
        var _ = driver.play(game.start(players), step -> moves.add(step.move()));
        return new GrapplesRecord.Full(game.options(), names(), moves);
    }

    private List<String> names() {
        return IntStream.range(0, players).mapToObj(seat -> Bots.named("", seat).name()).toList();
    }
}
