package dalmuti.bots.grapples;

import dalmuti.contract.Player;

import grapples.Grapples;
import grapples.View;

import java.util.List;
import java.util.SplittableRandom;

/// Imagined worlds that look to a player as theirs does.
record Worlds(Grapples game, View view) {

    /// Plays every choice in one world, with the same chance for all.
    void play(List<Trial> trials, long seed) {
        var world = game.resample(view, new SplittableRandom(seed));
        var self = (Player) view.viewer();
        for (Trial trial : trials) {
            var ending =
                    new Rollout(game, view.hands().size() - 1)
                            .after(world, self, trial.choice(), new SplittableRandom(~seed));
            trial.add(ending.value(self));
        }
    }
}
