package dalmuti.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Cards;
import grapples.Deck;
import grapples.Event;
import grapples.Event.Power;
import grapples.Event.Why;
import grapples.Knowledge;
import grapples.Outlook;

import java.util.List;

/// Writes the line of one turn from what happened in it (G-LOG-4). What was hidden from whoever was
/// told of the events is hidden in the line, for there is nothing else to write it from.
final class TurnWriter {

    private final ObjectNode found = Json.object();

    private TurnWriter() {}

    /// @param game the events of the game up to the end of the turn
    /// @param turn those of them that belong to the turn
    static ObjectNode line(Head.Keeper keeper, List<Event> game, List<Event> turn) {
        var writer = new TurnWriter();
        turn.forEach(writer::note);
        writer.noteOffice(game, turn);
        writer.noteOutlook(Knowledge.of(keeper.options(), keeper.players().size(), game).outlook());
        return writer.inOrder();
    }

    /// The same as older records have it: all unseen cards were alike to them, and a dealer who got
    /// the office back in a turn had dealt nothing.
    static ObjectNode formerLine(Head.Keeper keeper, List<Event> game, List<Event> turn) {
        var writer = new TurnWriter();
        turn.forEach(writer::note);
        writer.noteOffice(game, List.of());
        writer.noteOutlook(
                Knowledge.of(keeper.options(), keeper.players().size(), game).formerOutlook());
        return writer.inOrder();
    }

    private void note(Event event) {
        switch (event) {
            case Event.TurnBegan(var dealer, var player) -> {
                put(TurnField.DEALER, dealer);
                say(dealer.equals(player) ? TurnField.IS_DEALER_TURN : TurnField.PLAYER_TURN);
            }
            case Event.StayedInOffice _ -> add(TurnField.DECLINED, Power.TAP_OUT);
            case Event.Looked _ -> say(TurnField.LOOKED_AT_CARD);
            case Event.Dealt dealt -> noteDealt(dealt);
            case Event.DoubledDown(_, var with) -> show(with);
            case Event.AskedForOffice(_, var with) -> show(with);
            case Event.OfficeRefused _ -> refuse(lastIsAce() ? Power.ACE : Power.JACK);
            case Event.DealerChanged(_, var to, var why) -> {
                array(TurnField.SWITCH_DEALER).add(to.index());
                add(TurnField.WHY, why);
            }
            case Event.AceDiscarded _ -> {
                show(Deck.ACE_OF_SPADES);
                say(TurnField.REMOVE_ACE_OF_SPADES);
            }
            case Event.Settled(_, var declined) ->
                    declined.ifPresent(power -> add(TurnField.DECLINED, power));
            case Event.DirectionChosen(_, var direction) ->
                    found.put(TurnField.CHOOSE_DIRECTION.spelling(), Spelling.of(direction));
            case Event.GameEnded(var winners) -> {
                say(TurnField.LAST_TURN);
                winners.forEach(winner -> array(TurnField.WINNER).add(winner.index()));
            }
            default -> noteTrade(event);
        }
    }

    private void noteDealt(Event.Dealt dealt) {
        put(TurnField.PLAYER, dealt.to());
        Spelling.addAll(array(TurnField.RECEIVED_CARDS), dealt.card());
        switch (dealt.way()) {
            case LEFT -> say(TurnField.DEALT_LEFT);
            case SELF -> say(TurnField.DEALT_SELF);
            case RIGHT -> say(TurnField.DEALT_RIGHT);
            case SECOND -> say(TurnField.MULTIPLE_CARDS);
            case ON -> {} // it goes without saying
        }
        if (dealt.seen() && !dealt.to().equals(dealt.dealer())) {
            say(TurnField.DIDNT_KEEP_CARD);
        }
    }

    private void noteTrade(Event event) {
        switch (event) {
            case Event.QueenOffered(_, var to, var queen) -> {
                show(queen);
                put(
                        queen.equals(Deck.QUEEN_OF_SPADES)
                                ? TurnField.QUEEN_OF_SPADES_TRADE
                                : TurnField.QUEEN_TRADE,
                        to);
            }
            case Event.QueenRefused _ -> refuse(Power.QUEEN);
            case Event.HandShuffled(_, var order) ->
                    Spelling.addAll(array(TurnField.SHUFFLED_HAND), order);
            case Event.CardTaken(_, _, _, var card) ->
                    Spelling.addAll(array(TurnField.CARDS_SELECTED), card);
            default -> {} // told in the head, or said by the fields already
        }
    }

    /// Of a dealer who taps out, before the turn that begins with it.
    private void noteOffice(List<Event> game, List<Event> turn) {
        var dealer = new Player(found.path(TurnField.DEALER.spelling()).intValue());
        boolean tapsOut =
                turn.stream()
                        .anyMatch(
                                it ->
                                        it instanceof Event.DealerChanged(_, _, var why)
                                                && why == Why.TAP_OUT);
        int dealt = 0;
        for (Event event : tapsOut ? game.subList(0, game.size() - turn.size()) : game) {
            if (event instanceof Event.DealerChanged(_, var to, _) && to.equals(dealer)) {
                dealt = 0;
            } else if (event instanceof Event.Dealt card && card.dealer().equals(dealer)) {
                dealt++;
            }
        }
        found.put(TurnField.TURNS_AS_DEALER.spelling(), dealt);
    }

    /// G-LOG-2
    private void noteOutlook(Outlook outlook) {
        found.putObject(TurnField.HIGHEST_GRAPPLES.spelling())
                .put("player", outlook.leader().index())
                .set("grapples", Json.number(outlook.grapples()));
        var expected = found.putObject(TurnField.EXPECTED_VALUES.spelling());
        var cards = expected.putObject("cards");
        outlook.names()
                .forEach(
                        (name, chance) ->
                                cards.putObject(name.spelling())
                                        .put("left", chance.left())
                                        .set("chance", Json.number(chance.next())));
        expected.set("mean", Json.number(outlook.mean()));
    }

    private ObjectNode inOrder() {
        var line = Json.object();
        for (TurnField field : TurnField.values()) {
            JsonNode value = found.path(field.spelling());
            boolean alone =
                    (field == TurnField.SWITCH_DEALER || field == TurnField.WHY)
                            && value.size() == 1;
            if (!value.isMissingNode()) {
                line.set(field.spelling(), alone ? value.path(0) : value);
            }
        }
        return line;
    }

    private void say(TurnField field) {
        found.put(field.spelling(), true);
    }

    private void put(TurnField field, Player player) {
        found.put(field.spelling(), player.index());
    }

    private void add(TurnField field, Enum<?> word) {
        array(field).add(Spelling.of(word));
    }

    private void refuse(Power power) {
        found.put(TurnField.REFUSED.spelling(), Spelling.of(power));
    }

    /// The card that was dealt last has become public.
    private void show(Card card) {
        var received = array(TurnField.RECEIVED_CARDS);
        received.remove(received.size() - 1);
        Spelling.addAll(received, Cards.open(card));
    }

    private boolean lastIsAce() {
        var received = array(TurnField.RECEIVED_CARDS);
        return received.path(received.size() - 1).asText().equals(Deck.ACE_OF_SPADES.toString());
    }

    private ArrayNode array(TurnField field) {
        return found.withArrayProperty(field.spelling());
    }
}
