package dalmuti.wire.rest;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How well a match was played, or how far the work on that is.
///
/// @param done how many moves were looked at
/// @param of how many there are
public record Reviewed(int done, int of, Optional<Review> review) {

    /// @param unit what a clear mistake costs in this game, about
    public record Review(double unit, List<Judged> moves, List<Showing> players) {}

    /// A decision that was made.
    ///
    /// @param step the number of the move in the match, from 0
    /// @param made the move
    /// @param loss how much it was behind the best for the whole match, in points
    /// @param points how many points of this round it cost; below 0 where it was better for it
    /// @param prospects what was to be expected of the best moves and of this one, as in a hint;
    ///   none where it was good
    public record Judged(
            int step,
            int round,
            String by,
            Mark mark,
            Piece made,
            double loss,
            double points,
            List<Piece> prospects) {}

    /// How good a decision was.
    public enum Mark {
        BEST,
        GOOD,
        INACCURACY,
        MISTAKE,
        BLUNDER
    }

    /// How somebody played.
    ///
    /// @param accuracy the share of what was at stake that was kept, from 0 to 1; none where
    ///   nothing was at stake
    /// @param marks how many decisions have which mark
    public record Showing(
            String player,
            Optional<Double> accuracy,
            Map<String, Integer> marks,
            List<Fortune> fortunes) {}

    /// Where somebody's points of a round beyond an even share came from; luck, skill and the rest
    /// add up to them. Without points (SCORE-1) they are places.
    ///
    /// @param luck what the cards and the position promised before the first decision
    /// @param skill what the own decisions lost, below 0, against the best ones
    /// @param rest what the others did
    public record Fortune(int round, double beyond, double luck, double skill, double rest) {}
}
