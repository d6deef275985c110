package dalmuti.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// A bag of cards. Cards of one rank are alike, so counts are all there is to know.
///
/// @param packed five bits a rank, the best rank lowest; the fifth bit of each is always 0, which
///   lets the engine compare all ranks at once
public record Hand(long packed) {

    /// Bits between one rank's count and the next.
    public static final int LANE = 5;

    private static final long COUNT = 15;
    private static final long FIFTH_BITS = 0x0842108421084210L;
    private static final long EVEN_LANES = 0xF03C0F03C0F03C0FL;
    private static final long SUM_OF_SIX = 0x4010040100401L;
    private static final int SUM_AT = 50;
    private static final int LAST_LANE_AT = 60;

    public static final Hand EMPTY = new Hand(0);

    /// All 80 cards.
    public static final Hand FULL_DECK =
            Rank.all().stream()
                    .map(rank -> EMPTY.plus(rank, rank.copies()))
                    .reduce(EMPTY, Hand::plus);

    public static Hand of(Collection<Rank> cards) {
        Hand hand = EMPTY;
        for (Rank card : cards) {
            hand = hand.plus(card, 1);
        }
        return hand;
    }

    public static Hand of(Rank... cards) {
        return of(List.of(cards));
    }

    public int count(Rank rank) {
        return count(rank.number());
    }

    /// How many cards there are of the rank with this number, from 1 to 13.
    public int count(int rank) {
        return (int) ((packed >>> (LANE * (rank - 1))) & COUNT);
    }

    public int jesters() {
        return count(Rank.JESTER);
    }

    /// How many cards there are in all.
    public int size() {
        long pairs = (packed & EVEN_LANES) + (packed >>> LANE & EVEN_LANES);
        return (int) (((pairs * SUM_OF_SIX) >>> SUM_AT & 0x3FF) + (pairs >>> LAST_LANE_AT));
    }

    public boolean isEmpty() {
        return packed == 0;
    }

    public Hand plus(Rank rank, int count) {
        return new Hand(packed + ((long) count << shift(rank)));
    }

    public Hand plus(Hand other) {
        return new Hand(packed + other.packed);
    }

    /// What is left without these cards, which have to be among them.
    public Hand minus(Hand other) {
        if (!holds(other)) {
            throw new IllegalArgumentException(other + " is not in " + this);
        }
        return new Hand(packed - other.packed);
    }

    /// What is left without these cards, as far as they are among them.
    public Hand without(Hand other) {
        return minus(common(other));
    }

    /// As many cards of each rank as both have.
    public Hand common(Hand other) {
        Hand both = EMPTY;
        for (Rank rank : ranks()) {
            both = both.plus(rank, Math.min(count(rank), other.count(rank)));
        }
        return both;
    }

    public Hand minus(Rank rank, int count) {
        return minus(EMPTY.plus(rank, count));
    }

    /// Whether all these cards are there: with the fifth bits set, none of them may be borrowed
    /// from when the other counts are taken away.
    public boolean holds(Hand other) {
        return (((packed | FIFTH_BITS) - other.packed) & FIFTH_BITS) == FIFTH_BITS
                && packed >>> LAST_LANE_AT >= other.packed >>> LAST_LANE_AT;
    }

    public boolean holds(Rank rank) {
        return count(rank) > 0;
    }

    /// The ranks that are there, best first, each once.
    public List<Rank> ranks() {
        var ranks = new ArrayList<Rank>(Rank.all().size());
        for (Rank rank : Rank.all()) {
            if (holds(rank)) {
                ranks.add(rank);
            }
        }
        return ranks;
    }

    /// The cards one by one, best first.
    public List<Rank> cards() {
        var cards = new ArrayList<Rank>();
        for (Rank rank : Rank.all()) {
            for (int i = count(rank); i > 0; i--) {
                cards.add(rank);
            }
        }
        return cards;
    }

    /// As in a record: `3 2x5 J`.
    @Override
    public String toString() {
        return String.join(
                " ", ranks().stream().map(rank -> group(count(rank), rank.toString())).toList());
    }

    private static int shift(Rank rank) {
        return LANE * (rank.number() - 1);
    }

    static String group(int count, String what) {
        return count == 1 ? what : count + "x" + what;
    }
}
