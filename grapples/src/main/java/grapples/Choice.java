package grapples;

import dalmuti.contract.Action;
import dalmuti.contract.Player;

import java.util.List;

/// Everything that can be decided in a match, by nature or by a player.
public sealed interface Choice extends Action {

    /// Nature's: one card for everybody, face up, by seat.
    record DrawCards(List<Card> cards) implements Choice {
        public DrawCards {
            cards = List.copyOf(cards);
        }
    }

    /// Nature's: the whole deck, the top card first.
    record ShuffleDeck(List<Card> deck) implements Choice {
        public ShuffleDeck {
            deck = List.copyOf(deck);
        }
    }

    /// Nature's: the hand from which a queen takes.
    record ShuffleHand(List<Card> order) implements Choice {
        public ShuffleHand {
            order = List.copyOf(order);
        }
    }

    /// The dealer's: leave the office.
    record TapOut() implements Choice {}

    /// The dealer's: look at the top card in secret.
    record LookAtTop() implements Choice {}

    /// The dealer's: deal the top card of the own turn.
    record Deal(To to) implements Choice {}

    /// The dealer's: deal the top card to the player whose turn it is, and stay in office.
    record DealOn() implements Choice {}

    /// The dealer's: how cards go on.
    record ChooseDirection(Direction direction) implements Choice {}

    /// Settle a card by doing nothing with it.
    record Keep() implements Choice {}

    /// Be dealt another card.
    record DoubleDown() implements Choice {}

    /// Ask the dealer to tap out.
    record AskForOffice() implements Choice {}

    /// Become dealer by the ace of spades, which is discarded then.
    record TakeOffice() implements Choice {}

    /// Discard the ace of spades and nothing else.
    record DiscardAce() implements Choice {}

    /// Trade the queen.
    record TradeQueen(Player with) implements Choice {}

    /// Take one card of the other hand by its back.
    ///
    /// @param back its place among the backs that are left, from 0
    record Point(int back) implements Choice {}

    /// Say yes to whoever asked.
    record Agree() implements Choice {}

    /// Say no to whoever asked.
    record Refuse() implements Choice {}

    /// Where a dealer may deal the card of the own turn to.
    enum To {
        SELF,
        LEFT,
        RIGHT
    }
}
