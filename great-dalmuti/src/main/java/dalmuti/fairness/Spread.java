package dalmuti.fairness;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The deck as it lies face down for the first draw, and what is left of it. Which card lies where
/// follows from the secrets of the first deal.
public final class Spread { // DRAW-5

    private final FairDeck secrets;
    private final Hand deck;
    private final Map<Player, Rank> last = new HashMap<>();
    private List<Rank> cards;
    private int shuffles;

    /// @param secrets of the first round
    public Spread(FairDeck secrets, Hand deck) {
        this.secrets = secrets;
        this.deck = deck;
        this.cards = shuffled(deck);
    }

    /// It is shuffled as for a round before the first.
    private List<Rank> shuffled(Hand hand) {
        var fair = new FairDeck(secrets.seed(), secrets.entropy(), -shuffles);
        shuffles++;
        return new ArrayList<>(fair.shuffle(hand, List.of(0)).deck());
    }

    /// As they lie, from the first place on.
    public List<Rank> cards() {
        return Collections.unmodifiableList(cards);
    }

    /// Somebody takes the card at a place.
    public Rank take(Player by, int place) {
        Rank card = cards.remove(place);
        last.put(by, card);
        if (cards.isEmpty()) {
            cards = shuffled(deck.minus(Hand.of(last.values()))); // DRAW-3
        }
        return card;
    }
}
