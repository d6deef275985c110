package grapples;

import dalmuti.contract.Player;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What may be expected of the next card, and who leads, from somebody's knowledge.
///
/// @param names the names of which a card may still be in the deck
/// @param mean the mean worth of the next card; 0 when there is none
/// @param leader who has most grapples, the first in order of seats where several have
/// @param grapples how many the leader has, or may be expected to have
public record Outlook(Map<Card.Name, Chance> names, double mean, Player leader, double grapples) {

    /// How many cards of a name were not seen yet, and how likely the next card is one of them.
    public record Chance(int left, double next) {}

    /// What decides where an unseen card may be.
    enum Kind {
        /// In the deck, or just being settled.
        ACE_OF_SPADES,
        /// Not where it would have had to be doubled.
        DOUBLING,
        /// Anywhere.
        PLAIN;

        static Kind of(Card card) {
            if (card.equals(Deck.ACE_OF_SPADES)) {
                return ACE_OF_SPADES;
            }
            return card.name().doubles() ? DOUBLING : PLAIN;
        }
    }

    /// All placings of the unseen cards that the rules allow, each as likely as any other
    /// (G-LOG-2).
    ///
    /// @param unseen what was not seen, without a known top card
    /// @param open places where any of them may be: in the deck, and a card that is being settled
    /// @param plain places in hands where no 2 and no joker may be
    record Placings(List<Card> unseen, int open, int plain) {

        /// In how many ways the doubling cards can lie, which is all that depends on `plain`.
        double ways() {
            double ways = 1;
            for (int i = 0; i < count(Kind.DOUBLING); i++) {
                ways *= Math.max(0, placesOfDoubling() - i);
            }
            return ways;
        }

        /// How likely a card of a kind is at one of the open places, such as on top of the deck.
        double chance(Kind kind) {
            if (kind == Kind.ACE_OF_SPADES || open == unseen.size()) {
                return 1.0 / open;
            }
            double noAce = 1 - count(Kind.ACE_OF_SPADES) / open;
            double doubling = noAce / Math.max(1, placesOfDoubling());
            double plainOnes = Math.max(1, count(Kind.PLAIN));
            return kind == Kind.DOUBLING
                    ? doubling
                    : (noAce - count(Kind.DOUBLING) * doubling) / plainOnes;
        }

        /// What a card in a hand may be expected to be worth where no 2 and no joker may be.
        double plainMean() {
            return mean(Kind.PLAIN);
        }

        /// The same where they may be.
        double freeMean() {
            double doubling = Math.min(1, count(Kind.DOUBLING) / Math.max(1, placesOfDoubling()));
            return doubling * mean(Kind.DOUBLING) + (1 - doubling) * mean(Kind.PLAIN);
        }

        private double placesOfDoubling() {
            return unseen.size() - plain - count(Kind.ACE_OF_SPADES);
        }

        private double count(Kind kind) {
            return unseen.stream().filter(card -> Kind.of(card) == kind).count();
        }

        private double mean(Kind kind) {
            return unseen.stream()
                    .filter(card -> Kind.of(card) == kind)
                    .mapToInt(Card::worth)
                    .average()
                    .orElse(0);
        }
    }

    public Outlook {
        var ordered = new EnumMap<Card.Name, Chance>(Card.Name.class);
        ordered.putAll(names);
        names = Collections.unmodifiableMap(ordered);
    }
}
