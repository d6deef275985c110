package dalmuti.lab.grapples;

import grapples.Card;
import grapples.Deck;

import java.util.Locale;

/// Kinds of cards whose worth for a player is looked at.
public enum CardKind {
    ACE_OF_SPADES,
    OTHER_ACE,
    TWO,
    THREE_TO_NINE,
    TEN,
    JACK,
    QUEEN_OF_SPADES,
    OTHER_QUEEN,
    KING,
    JOKER;

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
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
