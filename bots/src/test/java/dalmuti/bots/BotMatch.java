package dalmuti.bots;

import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.testkit.Playout;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// A match between bots, kept move by move; a move that is not legal fails.
public record BotMatch<S, M, E, V>(Game<S, M, E, V> game, List<Bot<V, M>> bots) {

    public Playout<S, M, E> play(long seed) {
        var chance = new SplittableRandom(seed);
        var dice = new SplittableRandom(~seed);
        S start = game.start(bots.size());
        S state = start;
        var steps = new ArrayList<Playout.Step<S, M, E>>();
        while (!(game.awaiting(state) instanceof Awaiting.Nothing)) {
            steps.add(step(state, chance, dice));
            state = steps.getLast().after();
        }
        return new Playout<>(seed, start, steps);
    }

    private Playout.Step<S, M, E> step(S state, SplittableRandom chance, SplittableRandom dice) {
        if (!(game.awaiting(state) instanceof Awaiting.Decision(var by))) {
            return Playout.make(game, state, Nature.NATURE, game.chance(state, chance));
        }
        Player player = by.getFirst();
        M move =
                bots.get(player.index())
                        .choose(game.view(state, player), game.legal(state, player), dice.split());
        return Playout.make(game, state, player, move);
    }
}
