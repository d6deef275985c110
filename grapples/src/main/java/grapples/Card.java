package grapples;

/// A joker has no suit, so it is not a suited card with the suit left out.
public sealed interface Card {

    /// What a card is worth and can do depends on its name, two cards of spades aside.
    Name name();

    default int worth() {
        return name().worth();
    }

    /// Written `9H`, `10S`, `AS`.
    record Suited(Name name, Suit suit) implements Card {
        public Suited {
            if (name == Name.JOKER) {
                throw new IllegalArgumentException("A joker has no suit");
            }
        }

        @Override
        public String toString() {
            return name.spelling() + suit.letter();
        }
    }

    /// Written `X1`, `X2`.
    record Joker(int number) implements Card {
        @Override
        public Name name() {
            return Name.JOKER;
        }

        @Override
        public String toString() {
            return Name.JOKER.spelling() + number;
        }
    }

    /// The four suits, in the order in which the deck lists them.
    enum Suit {
        CLUBS("C"),
        DIAMONDS("D"),
        HEARTS("H"),
        SPADES("S");

        private final String letter;

        Suit(String letter) {
            this.letter = letter;
        }

        public String letter() {
            return letter;
        }
    }

    /// The names of cards with their worth in grapples (G-CARD-2).
    enum Name {
        ACE("A", 1),
        TWO("2", 2),
        THREE("3", 3),
        FOUR("4", 4),
        FIVE("5", 5),
        SIX("6", 6),
        SEVEN("7", 7),
        EIGHT("8", 8),
        NINE("9", 9),
        TEN("10", -10),
        JACK("J", 3),
        QUEEN("Q", -10),
        KING("K", -10),
        JOKER("X", -2);

        private final String spelling;
        private final int worth;

        Name(String spelling, int worth) {
            this.spelling = spelling;
            this.worth = worth;
        }

        public String spelling() {
            return spelling;
        }

        public int worth() {
            return worth;
        }

        /// Whether a card of this name may bring another.
        public boolean doubles() {
            return this == TWO || this == JOKER;
        }
    }
}
