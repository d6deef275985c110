package dalmuti.engine;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Worlds that look the same to one seat: the cards it can't see are dealt anew. Every world that
/// agrees with what the seat knows is equally likely.
public final class Worlds {

    private final Hand deck;
    private final List<Known> known;
    private final int[] strictestFirst;
    private final int[] sizes;
    private final long[] hands;
    private final Pile pile = new Pile();

    /// @param deck all cards of the round, those set aside too
    /// @param known by seat, what is certain of its hidden cards
    public Worlds(Hand deck, List<Known> known) {
        this.deck = deck;
        this.known = List.copyOf(known);
        strictestFirst =
                IntStream.range(0, known.size())
                        .boxed()
                        .sorted(Comparator.comparing(this::floor).reversed())
                        .mapToInt(Integer::intValue)
                        .toArray();
        sizes = new int[known.size()];
        hands = new long[known.size()];
    }

    /// Worlds of a seat that knows nothing beyond the table.
    public Worlds(Hand deck, int seats) {
        this(deck, Collections.nCopies(seats, Known.NOTHING));
    }

    private Rank floor(int seat) {
        return known.get(seat).floor();
    }

    /// The cards that a seat sees neither in its hand nor among those played.
    public static Hand unseen(Hand deck, Board board, int seat) {
        return new Hand(deck.packed() - board.played().packed() - board.packed(seat));
    }

    /// Deals the others new hands of the same sizes in place.
    public void resample(Board board, int seat, RandomGenerator dice) {
        for (int other = 0; other < sizes.length; other++) {
            sizes[other] = other == seat ? 0 : board.cards(other);
        }
        deal(unseen(deck, board, seat), sizes, hands, dice);
        for (int other = 0; other < sizes.length; other++) {
            if (other != seat) {
                board.exchange(other, hands[other]);
            }
        }
    }

    /// Deals every seat so many of the unseen cards into a buffer, packed; some may be left over.
    public void deal(Hand unseen, int[] sizes, long[] buffer, RandomGenerator dice) {
        do {
            attempt(unseen, sizes, buffer, dice);
        } while (tooManyJesters(buffer));
    }

    /// Whoever can hold the fewest kinds of cards draws first, from those alone: the others may
    /// hold these too, so whatever is drawn leaves them as many ways to draw.
    private void attempt(Hand unseen, int[] sizes, long[] buffer, RandomGenerator dice) {
        long left = unseen.packed();
        for (int seat = 0; seat < sizes.length; seat++) {
            left -= known.get(seat).held().packed();
        }
        pile.fill(Hand.EMPTY);
        for (int seat : strictestFirst) {
            long better = Lanes.better(floor(seat).number());
            pile.add(new Hand(left & ~better));
            left &= better;
            Hand held = known.get(seat).held();
            buffer[seat] = held.packed() + pile.draw(sizes[seat] - held.size(), dice);
        }
    }

    private boolean tooManyJesters(long[] dealt) {
        for (int seat = 0; seat < dealt.length; seat++) {
            if (Lanes.jesters(dealt[seat]) > known.get(seat).mostJesters()) {
                return true;
            }
        }
        return false;
    }
}
