package dalmuti.engine;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.options.Passing;

/// How well a set of cards would stand against the cards that a seat does not see. That of a
/// [Sight] is kept up to date by it.
public final class Odds {

    private static final double NEARLY_CERTAIN = 0.999;
    private static final int LARGEST_SET = Rank.PEASANT.copies() + Rank.JESTER.copies();

    /// By size and rank: how likely one opponent holds a better set of that size, summed over the
    /// better ranks.
    private final double[][] better = new double[LARGEST_SET + 1][Rank.JESTER.number() + 1];

    /// Bits of the sizes that are reckoned for what is seen now.
    private int reckoned;

    private long unseen;
    private int jesters;
    private int opponents;
    private int mostCards;
    private int fewestCards;
    private TrickRules rules = TrickRules.of(Passing.REENTER);

    Odds() {}

    /// The odds against so many opponents before the tricks, none of whom holds more cards than
    /// this.
    public static Odds against(TrickRules rules, Hand unseen, int opponents, int mostCards) {
        var odds = new Odds();
        odds.look(rules, unseen, opponents, mostCards, mostCards);
        return odds;
    }

    void look(Board board, Hand unseenCards) {
        int others = 0;
        int most = 0;
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < board.seats(); seat++) {
            if (seat != board.turn() && board.holdsCards(seat)) {
                others++;
                most = Math.max(most, board.cards(seat));
                fewest = Math.min(fewest, board.cards(seat));
            }
        }
        look(board.rules(), unseenCards, others, most, fewest);
    }

    private void look(TrickRules laws, Hand unseenCards, int others, int most, int fewest) {
        rules = laws;
        unseen = unseenCards.packed();
        jesters = laws.noFools() ? 0 : unseenCards.jesters();
        reckoned = 0;
        opponents = others;
        mostCards = most;
        fewestCards = fewest;
    }

    /// By which rules sets are compared.
    public TrickRules rules() {
        return rules;
    }

    /// How many cards the one of the others holds who is closest to going out.
    public int fewestCards() {
        return fewestCards;
    }

    /// Whether nobody can hold as many cards of a better rank.
    ///
    /// @param rank the rank's number, from 1 to 13
    public boolean unbeatable(int rank, int size) {
        int naturals = Math.max(1, size - jesters);
        return size > mostCards
                || (Lanes.atLeast(Math.min(naturals, LARGEST_SET), unseen) & better(rank)) == 0;
    }

    private long better(int rank) {
        return rules.upsideDown() ? Lanes.betterUpsideDown(rank) : Lanes.better(rank);
    }

    /// About how likely it is that nobody holds a better set: as if every unseen card were with any
    /// opponent alike, and each better rank by itself. It is 1 only for an unbeatable set.
    public double stands(int rank, int size) {
        if (unbeatable(rank, size)) {
            return 1;
        }
        if ((reckoned >>> size & 1) == 0) {
            reckon(size);
        }
        return Math.min(NEARLY_CERTAIN, Math.exp(-opponents * better[size][rank]));
    }

    private void reckon(int size) {
        double helped = Math.min(1, (double) jesters / opponents);
        double sum = 0;
        for (int i = 1; i <= Rank.JESTER.number(); i++) { // the best first
            int rank = rules.standing(i);
            better[size][rank] = sum;
            int naturals = (int) (unseen >>> ((rank - 1) * Hand.LANE)) & 15;
            sum +=
                    (1 - helped) * Tails.of(opponents, naturals, size)
                            + helped * Tails.of(opponents, naturals, Math.max(1, size - 1));
        }
        reckoned |= 1 << size;
    }
}
