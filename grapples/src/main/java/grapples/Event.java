package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.List;
import java.util.Optional;

/// Everything that can happen in a match.
public sealed interface Event {

    record CardsDrawn(List<Card> cards) implements Event {
        public CardsDrawn {
            cards = List.copyOf(cards);
        }
    }

    record FirstDealerFound(Player dealer) implements Event {}

    record DeckShuffled(Cards deck) implements Event {}

    record TurnBegan(Player dealer, Player player) implements Event {}

    /// The dealer could have tapped out.
    record StayedInOffice(Player dealer) implements Event {}

    record Looked(Player dealer, Cards top) implements Event {}

    /// @param seen whether the dealer had looked at the card
    record Dealt(Player dealer, Player to, Way way, boolean seen, Cards card) implements Event {}

    record DoubledDown(Player by, Card with) implements Event {}

    record AskedForOffice(Player by, Card with) implements Event {}

    record OfficeRefused(Player by, Player to) implements Event {}

    record DealerChanged(Player from, Player to, Why why) implements Event {}

    record AceDiscarded(Player by) implements Event {}

    record QueenOffered(Player by, Player to, Card queen) implements Event {}

    record QueenRefused(Player by, Player to) implements Event {}

    record HandShuffled(Player of, Cards order) implements Event {}

    record CardTaken(Player by, Player from, int back, Cards card) implements Event {}

    record QueenHandedOver(Player by, Player to, Card queen) implements Event {}

    /// @param declined what the card would have allowed
    record Settled(Player by, Optional<Power> declined) implements Event {}

    record DirectionChosen(Player by, Direction direction) implements Event {}

    record HandsShown(List<List<Card>> hands) implements Event {
        public HandsShown {
            hands = hands.stream().map(List::copyOf).toList();
        }
    }

    record GameEnded(List<Player> winners) implements Event {
        public GameEnded {
            winners = List.copyOf(winners);
        }
    }

    record MatchEnded(List<Player> winners) implements Event {
        public MatchEnded {
            winners = List.copyOf(winners);
        }
    }

    /// How a card was dealt: on to the next player, as the dealer chose, or as a second one.
    enum Way {
        ON,
        SELF,
        LEFT,
        RIGHT,
        SECOND
    }

    /// Why an office changed hands.
    enum Why {
        JACK,
        ACE,
        TAP_OUT,
        LIMIT
    }

    /// What a player may be offered and leave unused.
    enum Power {
        DOUBLE_DOWN,
        JACK,
        ACE,
        QUEEN,
        TAP_OUT
    }

    /// The event as that viewer learns of it. No default branch: a new kind of event does not
    /// compile until somebody says who may see it.
    default Event toldTo(Viewer viewer) {
        return switch (this) {
            case DeckShuffled(var deck) -> new DeckShuffled(deck.hidden());
            case Looked(var dealer, var top) -> // G-SEE-1
                    viewer.equals(dealer) ? this : new Looked(dealer, top.hidden());
            case Dealt(var dealer, var to, var way, var seen, var card) -> // G-SEE-1
                    viewer.equals(to) || (seen && viewer.equals(dealer))
                            ? this
                            : new Dealt(dealer, to, way, seen, card.hidden());
            case HandShuffled(var of, var order) ->
                    viewer.equals(of) ? this : new HandShuffled(of, order.hidden());
            case CardTaken(var by, var from, var back, var card) ->
                    viewer.equals(by) || viewer.equals(from)
                            ? this
                            : new CardTaken(by, from, back, card.hidden());
            case Settled(var by, _) -> // G-SEE-2
                    viewer.equals(by) ? this : new Settled(by, Optional.empty());
            case CardsDrawn _, FirstDealerFound _, TurnBegan _, StayedInOffice _ -> this;
            case DoubledDown _, AskedForOffice _, OfficeRefused _, DealerChanged _ -> this;
            case AceDiscarded _, QueenOffered _, QueenRefused _, QueenHandedOver _ -> this;
            case DirectionChosen _, HandsShown _, GameEnded _, MatchEnded _ -> this;
        };
    }
}
