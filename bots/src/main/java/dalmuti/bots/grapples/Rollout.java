package dalmuti.bots.grapples;

import dalmuti.contract.Driver;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.Phase;

import java.util.random.RandomGenerator;

/// Plays on in an imagined game by [PlayoutPolicy].
///
/// @param cards so many are dealt at least, up to a dealer's own turn; what is not played then is
///   promised
record Rollout(Grapples game, int cards) {

    /// To the end.
    static Rollout whole(Grapples game) {
        return new Rollout(game, Integer.MAX_VALUE);
    }

    Ending after(Match world, Player player, Choice choice, RandomGenerator dice) {
        var driver =
                new Driver<>(
                        game,
                        (Match now, Player next) -> PlayoutPolicy.choose(game, now, next),
                        dice);
        Match match = game.apply(world, player, choice).orThrow().next();
        while (match.game() == world.game() && !(match.phase() instanceof Phase.Over)) {
            int dealt = world.table().deck().size() - match.table().deck().size();
            if (dealt >= cards && match.phase() instanceof Phase.OwnTurn(var office)) {
                return new ExpectedEnding(match, office).ending();
            }
            match = driver.next(match).after();
        }
        return Ending.reached(world.standing(), match);
    }
}
