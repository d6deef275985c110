package dalmuti.bots.review;

import dalmuti.bots.hints.Advice;
import dalmuti.contract.Player;

/// What an adviser, who knew no more than the player, thinks of a decision that was made.
///
/// @param step the number of the move in the match, from 0, with those of nature
/// @param round in which it was made, from 1
public record Judgement<M>(int step, int round, Player by, M made, Advice<M> advice, Mark mark) {

    /// How much the decision was behind the best for the whole match, in points.
    public double loss() {
        return advice.of(made).behind();
    }

    /// How many points of this round it cost; less than 0 where it was better for the round.
    public double pointsLost() {
        return advice.best().points() - advice.of(made).points();
    }

    /// How much there was to lose.
    public double stake() {
        return advice.moves().getLast().behind();
    }
}
