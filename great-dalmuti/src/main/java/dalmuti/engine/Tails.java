package dalmuti.engine;

import dalmuti.cards.Rank;

/// How likely one of several people holds at least so many of some cards, when each card is with
/// any of them alike: tails of binomial distributions, made once.
final class Tails {

    private static final int MOST_PEOPLE = 13;
    private static final int MOST_CARDS = Rank.PEASANT.copies();
    private static final double[][][] TABLE = table();

    private Tails() {}

    /// @param people from 1 to 13
    /// @param cards from 0 to 12
    /// @param least at least 1; more than there are cards has no chance
    static double of(int people, int cards, int least) {
        return least > cards ? 0 : TABLE[people][cards][least];
    }

    private static double[][][] table() {
        var table = new double[MOST_PEOPLE + 1][MOST_CARDS + 1][MOST_CARDS + 1];
        for (int people = 1; people <= MOST_PEOPLE; people++) {
            double share = 1.0 / people;
            table[people][0][0] = 1;
            for (int cards = 1; cards <= MOST_CARDS; cards++) {
                table[people][cards][0] = 1;
                for (int least = 1; least <= cards; least++) {
                    table[people][cards][least] =
                            share * table[people][cards - 1][least - 1]
                                    + (1 - share) * table[people][cards - 1][least];
                }
            }
        }
        return table;
    }
}
