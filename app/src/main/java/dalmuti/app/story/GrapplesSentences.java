package dalmuti.app.story;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Cards;
import grapples.Event;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What happens in Grapples, each in a sentence.
record GrapplesSentences(People people) {

    /// The sentence of an event, if it has one.
    Optional<String> of(Event event) {
        String sentence =
                switch (event) {
                    case Event.CardsDrawn(var cards) -> "drawn: " + drawn(cards);
                    case Event.FirstDealerFound(var dealer) -> name(dealer) + " deals first";
                    case Event.DeckShuffled _ -> "the deck is shuffled";
                    case Event.Looked(var dealer, var top) ->
                            name(dealer) + " looks at the top card" + shown(top);
                    case Event.Dealt(var dealer, var to, var way, _, var card) ->
                            dealt(dealer, to, way) + shown(card);
                    case Event.DoubledDown(var by, var with) ->
                            name(by) + " doubles down with the " + card(with);
                    case Event.AceDiscarded(var by) -> name(by) + " discards the ace of spades";
                    case Event.DirectionChosen(var by, var direction) ->
                            name(by) + " chooses " + lower(direction);
                    case Event.GameEnded(var winners) ->
                            people.list(winners)
                                    + (winners.size() == 1 ? " wins" : " share the win");
                    case Event.MatchEnded(var winners) ->
                            "the match goes to " + people.list(winners);
                    case Event.HandsShown(var hands) -> "hands: " + hands(hands);
                    case Event.TurnBegan _, Event.StayedInOffice _, Event.Settled _ -> "";
                    default -> ofOthers(event);
                };
        return Optional.of(sentence).filter(text -> !text.isEmpty());
    }

    /// What takes two people.
    private String ofOthers(Event event) {
        return switch (event) {
            case Event.AskedForOffice(var by, var with) ->
                    name(by) + " asks the dealer to tap out, with the " + card(with);
            case Event.OfficeRefused(var by, _) -> name(by) + " refuses";
            case Event.DealerChanged(_, var to, var why) ->
                    name(to) + " becomes dealer (" + lower(why) + ")";
            case Event.QueenOffered(var by, var to, var queen) ->
                    "%s trades the %s with %s".formatted(name(by), card(queen), name(to));
            case Event.QueenRefused(var by, _) -> name(by) + " refuses";
            case Event.HandShuffled(var of, _) -> "the hand of " + name(of) + " is shuffled";
            case Event.CardTaken(var by, var from, _, var card) ->
                    name(by) + " takes a card of " + name(from) + shown(card);
            case Event.QueenHandedOver(_, var to, _) -> name(to) + " gets the queen";
            default -> throw new IllegalArgumentException("No sentence for " + event);
        };
    }

    private String dealt(Player dealer, Player to, Event.Way way) {
        return switch (way) {
            case ON -> name(dealer) + " deals to " + name(to);
            case SELF -> name(dealer) + " deals to self";
            case LEFT -> name(dealer) + " deals left, to " + name(to);
            case RIGHT -> name(dealer) + " deals right, to " + name(to);
            case SECOND -> name(dealer) + " deals " + name(to) + " another card";
        };
    }

    private String drawn(List<Card> cards) {
        return IntStream.range(0, cards.size())
                .mapToObj(i -> name(new Player(i)) + " " + card(cards.get(i)))
                .collect(Collectors.joining(", "));
    }

    private String hands(List<List<Card>> hands) {
        return IntStream.range(0, hands.size())
                .mapToObj(
                        i ->
                                name(new Player(i))
                                        + " "
                                        + hands.get(i).stream().mapToInt(Card::worth).sum())
                .collect(Collectors.joining(", "));
    }

    private static String shown(Cards cards) {
        return switch (cards) {
            case Cards.Open(var open) ->
                    ": "
                            + open.stream()
                                    .map(GrapplesSentences::card)
                                    .collect(Collectors.joining(", "));
            case Cards.FaceDown _ -> "";
        };
    }

    /// `queen of spades`, `9 of hearts`, `joker`.
    static String card(Card card) {
        return switch (card) {
            case Card.Suited(var name, var suit) -> name(name) + " of " + lower(suit);
            case Card.Joker _ -> name(Card.Name.JOKER);
        };
    }

    /// `queen`, `9`.
    static String name(Card.Name name) {
        return Character.isDigit(name.spelling().charAt(0)) ? name.spelling() : lower(name);
    }

    private static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private String name(Player player) {
        return people.name(player);
    }
}
