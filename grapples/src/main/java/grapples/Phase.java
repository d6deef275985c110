package grapples;

import dalmuti.contract.Player;

import java.util.List;

/// What a match waits for. A phase holds only what everybody may know: secret cards are found on
/// the [Table], and so views carry the phase as it is.
public sealed interface Phase {

    /// Nature deals everybody a card, face up.
    ///
    /// @param rounds the cards dealt so far, each round by seat
    record Drawing(List<List<Card>> rounds) implements Phase {
        public Drawing {
            rounds = rounds.stream().map(List::copyOf).toList();
        }
    }

    /// Nature shuffles the whole deck.
    record ShufflingDeck(Player firstDealer) implements Phase {}

    /// The dealer's own turn has begun.
    record OwnTurn(Office office) implements Phase {}

    /// The dealer may tap out before the card of another player's turn.
    ///
    /// @param to whose turn it is
    record DealingOn(Office office, Player to) implements Phase {}

    /// The dealer has looked at the top card and has to deal it.
    record LookedAtTop(Office office) implements Phase {}

    /// The player of the turn settles the card that was dealt last. The same for every card,
    /// whatever it can do.
    record Settling(Office office, Turn turn) implements Phase {}

    /// The dealer was asked to tap out.
    record Asked(Office office, Turn turn, Card with) implements Phase {}

    /// With `queenConsent` the other player may refuse.
    record Offered(Office office, Turn turn, Loan loan) implements Phase {}

    /// Nature shuffles the other hand.
    record ShufflingHand(Office office, Turn turn, Loan loan) implements Phase {}

    /// The taker points at one back after another.
    ///
    /// @param left how many are still to be taken
    record Pointing(Office office, Turn turn, Loan loan, int left) implements Phase {}

    /// A dealer who was dealt to says how cards go on.
    record ChoosingDirection(Office office) implements Phase {}

    /// The match is over.
    record Over(List<Player> winners) implements Phase {
        public Over {
            winners = List.copyOf(winners);
        }
    }

    /// A turn in which at least one card was dealt.
    ///
    /// @param player who was dealt to
    /// @param dealtSelf whether a dealer dealt to self, and so chooses the direction afterwards
    /// @param cards how many were dealt so far
    record Turn(Player player, boolean dealtSelf, int cards) {
        Turn withSecondCard() {
            return new Turn(player, dealtSelf, cards + 1);
        }
    }

    /// A queen on its way to another player.
    record Loan(Player with, Card queen) {

        private static final int USUAL = 3;

        /// How many cards the queen takes from a hand of this size.
        public int due(int size, Options options) {
            int usual = Math.min(USUAL, size); // G-QUEEN-1
            if (!queen.equals(Deck.QUEEN_OF_SPADES)) {
                return usual;
            }
            boolean halved = size >= 4 && size % 2 == 0;
            return halved && options.spadesQueen() == Options.SpadesQueen.HALF // G-QUEEN-2
                    ? size / 2
                    : Math.max(usual, size / 2);
        }
    }
}
