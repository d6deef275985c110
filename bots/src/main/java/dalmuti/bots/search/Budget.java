package dalmuti.bots.search;

/// How much a search may do for one decision. It is counted, not timed, so that the same knowledge
/// and the same dice always give the same move.
///
/// @param playouts how often a round may be played to its end
/// @param positions how many positions an exact endgame may look at
public record Budget(int playouts, int positions) {

    /// Enough for the strongest play that sampling gives.
    public static final Budget FULL = new Budget(600, 20_000);

    public Budget {
        if (playouts < 1 || positions < 0) {
            throw new IllegalArgumentException("A search plays something out");
        }
    }

    /// How often from before the tricks, where a round is longer and goes through more rules.
    int courtPlayouts() {
        return Math.max(1, playouts / 4);
    }
}
