package dalmuti.lab.play;

import dalmuti.lab.run.Seeds;

import java.util.random.RandomGenerator;

/// The dice of one match. Nature's are the same in every seating of a deal, whatever the bots do,
/// and anew for each round; the bots have their own.
public final class Luck {

    private static final long NATURE = 0;
    private static final long BOTS = 1;

    private final long seed;
    private final long deal;
    private final RandomGenerator bots;
    private RandomGenerator nature;
    private int round = 1;

    /// @param deal the number of the deal
    /// @param seating the number of the seating that plays it
    public Luck(long seed, long deal, long seating) {
        this.seed = seed;
        this.deal = deal;
        bots = Seeds.dice(seed, deal, BOTS, seating);
        nature = Seeds.dice(seed, deal, NATURE, round);
    }

    RandomGenerator nature(int ofRound) {
        if (ofRound != round) {
            round = ofRound;
            nature = Seeds.dice(seed, deal, NATURE, round);
        }
        return nature;
    }

    RandomGenerator bots() {
        return bots;
    }
}
