package dalmuti.app.story;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Cards;
import grapples.Direction;
import grapples.Event;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What happens in Grapples, each in a sentence.
public record GrapplesSentences(People people, TextStyle style, GrapplesCards cards) {

    private static final Card ACE_OF_SPADES = new Card.Suited(Card.Name.ACE, Card.Suit.SPADES);

    public static GrapplesSentences of(People people, TextStyle style) {
        return new GrapplesSentences(people, style, new GrapplesCards(style.words()));
    }

    /// The sentence of an event, if it has one.
    public Optional<String> of(Event event) {
        return switch (event) {
            case Event.TurnBegan _, Event.StayedInOffice _, Event.Settled _ -> Optional.empty();
            default -> Optional.of(said(event));
        };
    }

    private String said(Event event) {
        return switch (event) {
            case Event.CardsDrawn(var drawn) ->
                    say("story.grapples.drawn", each(drawn.size(), i -> cards.card(drawn.get(i))));
            case Event.FirstDealerFound(var dealer) ->
                    say("story.grapples.deals-first", name(dealer));
            case Event.DeckShuffled _ -> say("story.grapples.shuffled");
            case Event.Looked(var dealer, var top) ->
                    shown(say("story.grapples.looks", name(dealer)), top);
            case Event.Dealt(var dealer, var to, var way, _, var card) ->
                    shown(dealt(dealer, to, way), card);
            case Event.DoubledDown(var by, var with) ->
                    say("story.grapples.doubles", name(by), cards.card(with));
            case Event.AceDiscarded(var by) ->
                    say("story.grapples.discards", name(by), cards.card(ACE_OF_SPADES));
            case Event.DirectionChosen(var by, var direction) ->
                    direction == Direction.LEFT
                            ? say("story.grapples.chooses-left", name(by))
                            : say("story.grapples.chooses-right", name(by));
            case Event.GameEnded(var winners) ->
                    say("story.grapples.wins", people.list(winners), winners.size());
            case Event.MatchEnded(var winners) -> say("story.grapples.match", people.list(winners));
            case Event.HandsShown(var hands) ->
                    say("story.grapples.hands", each(hands.size(), i -> worth(hands.get(i))));
            default -> ofOthers(event);
        };
    }

    /// What takes two people.
    private String ofOthers(Event event) {
        return switch (event) {
            case Event.AskedForOffice(var by, var with) ->
                    say("story.grapples.asks", name(by), cards.card(with));
            case Event.OfficeRefused(var by, _) -> say("story.grapples.refuses", name(by));
            case Event.DealerChanged(_, var to, var why) -> say(becomesDealer(why), name(to));
            case Event.QueenOffered(var by, var to, var queen) ->
                    say("story.grapples.trades", name(by), name(to), cards.card(queen));
            case Event.QueenRefused(var by, _) -> say("story.grapples.refuses", name(by));
            case Event.HandShuffled(var of, _) -> say("story.grapples.hand-shuffled", name(of));
            case Event.CardTaken(var by, var from, _, var card) ->
                    shown(say("story.grapples.takes", name(by), name(from)), card);
            case Event.QueenHandedOver(_, var to, _) -> say("story.grapples.gets-queen", name(to));
            default -> throw new IllegalArgumentException("No sentence for " + event);
        };
    }

    private static String becomesDealer(Event.Why why) {
        return switch (why) {
            case JACK -> "story.grapples.dealer-by-jack";
            case ACE -> "story.grapples.dealer-by-ace";
            case TAP_OUT -> "story.grapples.dealer-by-tap-out";
            case LIMIT -> "story.grapples.dealer-by-limit";
        };
    }

    private String dealt(Player dealer, Player to, Event.Way way) {
        return switch (way) {
            case ON -> say("story.grapples.deals-on", name(dealer), name(to));
            case SELF -> say("story.grapples.deals-self", name(dealer));
            case LEFT -> say("story.grapples.deals-left", name(dealer), name(to));
            case RIGHT -> say("story.grapples.deals-right", name(dealer), name(to));
            case SECOND -> say("story.grapples.deals-second", name(to));
        };
    }

    private String each(int players, IntFunction<String> what) {
        return IntStream.range(0, players)
                .mapToObj(i -> name(new Player(i)) + " " + what.apply(i))
                .collect(Collectors.joining(", "));
    }

    private static String worth(List<Card> hand) {
        return String.valueOf(hand.stream().mapToInt(Card::worth).sum());
    }

    private String shown(String sentence, Cards shown) {
        return switch (shown) {
            case Cards.Open(var open) -> say("story.grapples.shown", sentence, cards.list(open));
            case Cards.FaceDown _ -> sentence;
        };
    }

    private String say(String key, Object... arguments) {
        return style.say(key, arguments);
    }

    private String name(Player player) {
        return people.name(player);
    }
}
