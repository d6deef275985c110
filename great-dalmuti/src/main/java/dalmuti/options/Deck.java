package dalmuti.options;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

/// Which cards are played with.
public enum Deck { // CARD-3
    FULL,
    REDUCED;

    public Hand cards(int players) {
        if (this == FULL || players < 4 || players > 5) {
            return Hand.FULL_DECK;
        }
        Hand withoutPeasants = without(Hand.FULL_DECK, Rank.PEASANT);
        return players == 5 ? withoutPeasants : without(withoutPeasants, Rank.STONECUTTER);
    }

    private static Hand without(Hand cards, Rank rank) {
        return cards.minus(rank, cards.count(rank));
    }
}
