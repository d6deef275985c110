package dalmuti.app.story;

import dalmuti.Event;
import dalmuti.Move.Call;
import dalmuti.cards.Cards;
import dalmuti.contract.Player;
import dalmuti.court.Title;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What happens outside the tricks, each in a sentence.
record Sentences(People people, TextStyle style, DalmutiNames cards) {

    /// What comes before the tricks.
    String of(Event event) {
        return switch (event) {
            case Event.Drew(var by, var card) -> say("story.draws", name(by), cards.card(card));
            case Event.DecreesDrawn(var drawn) ->
                    say(
                            "story.decrees-drawn",
                            String.join(", ", drawn.stream().map(this::decree).toList()));
            case Event.Proclaimed(var decree) ->
                    decree.map(this::proclaimed).orElseGet(() -> say("story.no-decree"));
            case Event.HandOpened(var player, var hand) ->
                    say("story.opens-hand", name(player), cards.hand(hand));
            case Event.CoinsPaid(var coins) -> say("story.coins", counted(coins));
            case Event.DeckCut(var by, int depth) -> say("story.cuts", name(by), depth);
            case Event.Dealt(var to, var dealt) -> say("story.dealt", name(to), cards.cards(dealt));
            case Event.SetAside(var aside) -> say("story.set-aside", cards.cards(aside));
            case Event.HolderFound(var holder) ->
                    say("story.holder", name(holder), style.names().title(Title.GREATER_DALMUTI));
            case Event.FellOpen(var to, var card) ->
                    say("story.fell-open", name(to), cards.card(card));
            case Event.Stayed(var with, _) -> say("story.stayed", name(with));
            case Event.WentToPeon(var peon, _, _) -> say("story.went-to-peon", name(peon));
            case Event.Replaced(var peon, var to, var card) ->
                    transfer("story.gives", peon, to, card);
            case Event.NoRevolution() -> say("story.no-revolution");
            case Event.RevolutionDeclared(var by, Call call) ->
                    call == Call.GREATER_REVOLUTION
                            ? say("story.greater-revolution", name(by))
                            : say("story.revolution", name(by));
            case Event.HandsSwapped(var one, var given, var other, var received) ->
                    exchange(one, given, other, received);
            default -> ofExchange(event);
        };
    }

    private String ofExchange(Event event) {
        return switch (event) {
            case Event.TaxPaid(var peon, var lord, var paid) ->
                    transfer("story.pays", peon, lord, paid);
            case Event.TaxReturned(var lord, var peon, var returned) ->
                    transfer("story.gives", lord, peon, returned);
            case Event.PartnerNamed(var by, var partner) ->
                    say("story.partner", name(by), name(partner));
            case Event.TradeDeclined(var by) -> say("story.no-offer", name(by));
            case Event.Offered(var by, var to, var card) -> transfer("story.offers", by, to, card);
            case Event.OfferRefused(_, var to, _) -> say("story.refuses", name(to));
            case Event.Traded(var one, var given, var other, var received) ->
                    exchange(one, given, other, received);
            case Event.LeftWith(var player, var left) ->
                    say("story.left-with", name(player), cards.hand(left));
            case Event.Joined(var newcomer, int position) ->
                    say("story.joins", name(newcomer), position);
            case Event.Left(var leaver) -> say("story.leaves", name(leaver));
            default -> throw new IllegalArgumentException("No sentence for " + event);
        };
    }

    String of(Bid bid) {
        return say("story.bids", name(bid.by()), bid.coins(), decree(bid.on()));
    }

    private String decree(Decree decree) {
        return say("decrees." + decree.name());
    }

    private String proclaimed(Decree decree) {
        String text = say("decrees." + decree.name() + ".text");
        return say("story.proclaimed", decree(decree), text);
    }

    private String counted(Map<Player, Integer> coins) {
        return new TreeMap<>(coins)
                .entrySet().stream()
                        .map(entry -> name(entry.getKey()) + " " + entry.getValue())
                        .collect(Collectors.joining(", "));
    }

    private String exchange(Player one, Cards given, Player other, Cards received) {
        return say(
                "story.exchange",
                name(one),
                name(other),
                cards.cards(given),
                cards.cards(received));
    }

    private String transfer(String key, Player from, Player to, Cards given) {
        return say(key, name(from), name(to), cards.cards(given));
    }

    private String say(String key, Object... arguments) {
        return style.say(key, arguments);
    }

    private String name(Player player) {
        return people.name(player);
    }
}
