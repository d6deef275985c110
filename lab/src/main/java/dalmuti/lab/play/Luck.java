package dalmuti.lab.play;

import dalmuti.lab.run.Seeds;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The dice of one match. Nature's are the same whatever the bots do, and anew for each round.
public final class Luck {

    private static final long NATURE = 0;
    private static final long BOTS = 1;
    private static final long DOORS = 2;

    private final long seed;
    private final long deal;
    private final RandomGenerator[] bots;

    private Luck(long seed, long deal, RandomGenerator[] bots) {
        this.seed = seed;
        this.deal = deal;
        this.bots = bots;
    }

    /// Of one match of a run. Every bot has dice of its own, so that none changes what another
    /// does.
    public static Luck ofMatch(long seed, long number, int players) {
        var bots = new RandomGenerator[players];
        Arrays.setAll(bots, player -> Seeds.dice(seed, number, BOTS, 0, player));
        return new Luck(seed, number, bots);
    }

    /// Of one seating of a deal, at which the bots share dice. Nature's are the same in all
    /// seatings.
    public static Luck ofSeating(long seed, long deal, long seating, int players) {
        var bots = new RandomGenerator[players];
        Arrays.fill(bots, Seeds.dice(seed, deal, BOTS, seating));
        return new Luck(seed, deal, bots);
    }

    /// For a game that is not dealt anew for each round, from the beginning.
    public RandomGenerator nature() {
        return Seeds.dice(seed, deal, NATURE);
    }

    /// For one round, from its beginning.
    RandomGenerator nature(int round) {
        return Seeds.dice(seed, deal, NATURE, round);
    }

    /// For who leaves after a round.
    RandomGenerator doors(int round) {
        return Seeds.dice(seed, deal, DOORS, round);
    }

    RandomGenerator bot(int player) {
        return bots[player];
    }
}
