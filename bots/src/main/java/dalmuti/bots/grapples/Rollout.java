package dalmuti.bots.grapples;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.Phase;

import java.util.random.RandomGenerator;

/// Plays on in an imagined game by [Thumb].
///
/// @param cards so many are dealt at least, up to a dealer's own turn; what is not played then is
///   promised
record Rollout(Grapples game, int cards) {

    /// To the end.
    static Rollout whole(Grapples game) {
        return new Rollout(game, Integer.MAX_VALUE);
    }

    Ending after(Match world, Player player, Choice choice, RandomGenerator dice) {
        Match match = make(world, player, choice);
        while (match.game() == world.game() && !(match.phase() instanceof Phase.Over)) {
            int dealt = world.table().deck().size() - match.table().deck().size();
            if (dealt >= cards && match.phase() instanceof Phase.OwnTurn(var office)) {
                return new Promise(match, office).ending();
            }
            match = next(match, dice);
        }
        return Ending.reached(world.standing(), match);
    }

    private Match next(Match match, RandomGenerator dice) {
        return game.awaiting(match) instanceof Awaiting.Decision(var by)
                ? make(match, by.getFirst(), Thumb.choose(game, match, by.getFirst()))
                : make(match, Nature.NATURE, game.chance(match, dice));
    }

    private Match make(Match match, Actor actor, Choice choice) {
        return switch (game.apply(match, actor, choice)) {
            case Verdict.Accepted<Match, ?>(var next, _) -> next;
            case Verdict.Refused<Match, ?>(var why) ->
                    throw new IllegalStateException("A legal choice was refused: " + why);
        };
    }
}
