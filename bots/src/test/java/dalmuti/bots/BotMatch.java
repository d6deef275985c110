package dalmuti.bots;

import dalmuti.contract.Driver;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.testkit.Playout;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// A match between bots, kept move by move; a move that is not legal fails.
public record BotMatch<S, M, E, V>(Game<S, M, E, V> game, List<Bot<V, M>> bots) {

    public Playout<S, M, E> play(long seed) {
        var dice = new SplittableRandom(~seed);
        var driver =
                new Driver<>(
                        game,
                        (S state, Player player) -> chosen(state, player, dice.split()),
                        new SplittableRandom(seed));
        var steps = new ArrayList<Step<S, M, E>>();
        S start = game.start(bots.size());
        var _ = driver.play(start, steps::add);
        return new Playout<>(seed, start, steps);
    }

    private M chosen(S state, Player player, SplittableRandom dice) {
        return bots.get(player.index())
                .choose(game.view(state, player), game.legal(state, player), dice);
    }
}
