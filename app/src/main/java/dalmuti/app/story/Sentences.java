package dalmuti.app.story;

import dalmuti.Call;
import dalmuti.Event;
import dalmuti.cards.Cards;
import dalmuti.contract.Player;

/// What happens outside the tricks, each in a sentence.
record Sentences(People people, CardWords cards) {

    /// What comes before the tricks.
    String of(Event event) {
        return switch (event) {
            case Event.Drew(var by, var card) -> name(by) + " draws " + cards.card(card);
            case Event.DeckCut(var by, int depth) ->
                    name(by) + (depth == 0 ? " does not cut" : " cuts off " + depth + " cards");
            case Event.Dealt(var to, var dealt) -> name(to) + ": " + cards.cards(dealt);
            case Event.SetAside(var aside) -> "laid aside: " + cards.cards(aside);
            case Event.HolderFound(var holder) ->
                    name(holder) + " holds the best card and is the Greater Dalmuti";
            case Event.FellOpen(var to, var card) ->
                    cards.card(card) + " falls open on its way to " + name(to);
            case Event.Stayed(var with, _) -> "it stays with " + name(with);
            case Event.WentToPeon(var peon, _, _) -> "it goes to " + name(peon) + " instead";
            case Event.Replaced(var peon, var to, var card) -> gives(peon, to, card);
            case Event.NoRevolution() -> "nobody declares a revolution";
            case Event.RevolutionDeclared(var by, Call call) ->
                    name(by)
                            + (call == Call.GREATER_REVOLUTION
                                    ? " declares a Greater Revolution: the order turns round"
                                    : " declares a revolution: no tax in this round");
            case Event.HandsSwapped(var one, var given, var other, var received) ->
                    exchange(one, given, other, received);
            default -> ofExchange(event);
        };
    }

    private String ofExchange(Event event) {
        return switch (event) {
            case Event.TaxPaid(var peon, var lord, var paid) ->
                    "%s pays %s %s".formatted(name(peon), name(lord), cards.cards(paid));
            case Event.TaxReturned(var lord, var peon, var returned) -> gives(lord, peon, returned);
            case Event.PartnerNamed(var by, var partner) ->
                    name(by) + " wants to trade with " + name(partner);
            case Event.TradeDeclined(var by) -> name(by) + " offers nothing";
            case Event.Offered(var by, var to, var card) ->
                    "%s offers %s %s".formatted(name(by), name(to), cards.cards(card));
            case Event.OfferRefused(_, var to, _) -> name(to) + " refuses";
            case Event.Traded(var one, var given, var other, var received) ->
                    exchange(one, given, other, received);
            case Event.LeftWith(var player, var left) ->
                    name(player) + " is left with " + cards.hand(left);
            case Event.Joined(var newcomer, int position) ->
                    name(newcomer) + " joins at position " + position;
            case Event.Left(var leaver) -> name(leaver) + " leaves for good";
            default -> throw new IllegalArgumentException("No sentence for " + event);
        };
    }

    private String exchange(Player one, Cards given, Player other, Cards received) {
        return "%s gives %s %s and gets %s"
                .formatted(name(one), name(other), cards.cards(given), cards.cards(received));
    }

    private String gives(Player from, Player to, Cards given) {
        return "%s gives %s %s".formatted(name(from), name(to), cards.cards(given));
    }

    private String name(Player player) {
        return people.name(player);
    }
}
