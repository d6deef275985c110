package grapples;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// The 54 cards of the game (G-CARD-1), in the order in which they come from the printer.
public final class Deck {

    public static final Card ACE_OF_SPADES = new Card.Suited(Card.Name.ACE, Card.Suit.SPADES);
    public static final Card QUEEN_OF_SPADES = new Card.Suited(Card.Name.QUEEN, Card.Suit.SPADES);
    public static final List<Card> CARDS = cards();

    private static final Map<String, Card> BY_SPELLING =
            CARDS.stream().collect(Collectors.toUnmodifiableMap(Card::toString, card -> card));

    private Deck() {}

    /// The card written this way, if there is one.
    public static Optional<Card> card(String spelling) {
        return Optional.ofNullable(BY_SPELLING.get(spelling));
    }

    /// The same cards in an order that the dice decide.
    static List<Card> shuffled(List<Card> cards, RandomGenerator dice) {
        var shuffled = new ArrayList<>(cards);
        Collections.shuffle(shuffled, dice);
        return List.copyOf(shuffled);
    }

    /// Whether one is the other in a different order.
    static boolean same(List<Card> one, List<Card> other) {
        return one.size() == other.size() && new HashSet<>(one).equals(new HashSet<>(other));
    }

    private static List<Card> cards() {
        var cards = new ArrayList<Card>();
        for (Card.Suit suit : Card.Suit.values()) {
            for (Card.Name name : Card.Name.values()) {
                if (name != Card.Name.JOKER) {
                    cards.add(new Card.Suited(name, suit));
                }
            }
        }
        cards.add(new Card.Joker(1));
        cards.add(new Card.Joker(2));
        return List.copyOf(cards);
    }
}
