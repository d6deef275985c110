package dalmuti.bots.sense;

import dalmuti.View;

/// What a bot wants.
public enum Goal {
    /// The most points in this round.
    ROUND,
    /// The most points in the whole match.
    MATCH;

    /// What each place is worth, from index 1.
    public double[] worth(View view) {
        return switch (this) {
            case ROUND -> MatchSense.pointsOnly(view.order().size());
            case MATCH -> MatchSense.shipped().worth(view);
        };
    }
}
