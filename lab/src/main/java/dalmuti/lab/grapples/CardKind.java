package dalmuti.lab.grapples;

import grapples.Card;
import grapples.Deck;

/// Kinds of cards whose worth for a player is looked at.
public enum CardKind {
    ACE_OF_SPADES("ace of spades"),
    OTHER_ACE("other ace"),
    TWO("two"),
    THREE_TO_NINE("three to nine"),
    TEN("ten"),
    JACK("jack"),
    QUEEN_OF_SPADES("queen of spades"),
    OTHER_QUEEN("other queen"),
    KING("king"),
    JOKER("joker");

    private final String title;

    CardKind(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /// Its number among the figures of cards.
    @SuppressWarnings("EnumOrdinal")
    int index() {
        return ordinal();
    }

    static CardKind of(Card card) {
        return switch (card.name()) {
            case ACE -> card.equals(Deck.ACE_OF_SPADES) ? ACE_OF_SPADES : OTHER_ACE;
            case TWO -> TWO;
            case THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE -> THREE_TO_NINE;
            case TEN -> TEN;
            case JACK -> JACK;
            case QUEEN -> card.equals(Deck.QUEEN_OF_SPADES) ? QUEEN_OF_SPADES : OTHER_QUEEN;
            case KING -> KING;
            case JOKER -> JOKER;
        };
    }
}
