package dalmuti.wire;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Deck;
import grapples.Event;
import grapples.Event.Power;
import grapples.Event.Why;
import grapples.Knowledge;
import grapples.Outlook;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Writes the line of one turn from what happened in it (G-LOG-4). What was hidden from whoever was
/// told of the events is hidden in the line, for there is nothing else to write it from.
final class TurnWriter {

    private final Map<TurnField, Json> found = new EnumMap<>(TurnField.class);
    private final Map<TurnField, List<Json>> lists = new EnumMap<>(TurnField.class);

    private TurnWriter() {}

    /// @param game the events of the game up to the end of the turn
    /// @param turn those of them that belong to the turn
    static Json.Fields line(Head.Keeper keeper, List<Event> game, List<Event> turn) {
        var writer = new TurnWriter();
        turn.forEach(writer::note);
        writer.noteOffice(game, turn);
        writer.noteOutlook(Knowledge.of(keeper.options(), keeper.players().size(), game).outlook());
        return writer.inOrder();
    }

    /// The same as older records have it: all unseen cards were alike to them, and a dealer who got
    /// the office back in a turn had dealt nothing.
    static Json.Fields formerLine(Head.Keeper keeper, List<Event> game, List<Event> turn) {
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
            case Event.OfficeRefused _ ->
                    put(TurnField.REFUSED, lastIsAce() ? Power.ACE : Power.JACK);
            case Event.DealerChanged(_, var to, var why) -> {
                list(TurnField.SWITCH_DEALER).add(new Json.Whole(to.index()));
                add(TurnField.WHY, why);
            }
            case Event.AceDiscarded _ -> {
                show(Deck.ACE_OF_SPADES);
                say(TurnField.REMOVE_ACE_OF_SPADES);
            }
            case Event.Settled(_, var declined) ->
                    declined.ifPresent(power -> add(TurnField.DECLINED, power));
            case Event.DirectionChosen(_, var direction) ->
                    put(TurnField.CHOOSE_DIRECTION, direction);
            case Event.GameEnded(var winners) -> {
                say(TurnField.LAST_TURN);
                winners.forEach(it -> list(TurnField.WINNER).add(new Json.Whole(it.index())));
            }
            default -> noteTrade(event);
        }
    }

    private void noteDealt(Event.Dealt dealt) {
        put(TurnField.PLAYER, dealt.to());
        list(TurnField.RECEIVED_CARDS).addAll(Spelling.of(dealt.card()));
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
            case Event.QueenRefused _ -> put(TurnField.REFUSED, Power.QUEEN);
            case Event.HandShuffled(_, var order) ->
                    list(TurnField.SHUFFLED_HAND).addAll(Spelling.of(order));
            case Event.CardTaken(_, _, _, var card) ->
                    list(TurnField.CARDS_SELECTED).addAll(Spelling.of(card));
            default -> {} // told in the head, or said by the fields already
        }
    }

    /// Of a dealer who taps out, before the turn that begins with it.
    private void noteOffice(List<Event> game, List<Event> turn) {
        var dealer =
                new Player(
                        found.getOrDefault(TurnField.DEALER, Json.Word.NOTHING).whole().orElse(0));
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
        found.put(TurnField.TURNS_AS_DEALER, new Json.Whole(dealt));
    }

    /// G-LOG-2
    private void noteOutlook(Outlook outlook) {
        Json leader = new Json.Whole(outlook.leader().index());
        Json most = Json.number(outlook.grapples());
        found.put(TurnField.HIGHEST_GRAPPLES, fields("player", leader, "grapples", most));
        var cards = new LinkedHashMap<String, Json>();
        outlook.names()
                .forEach(
                        (name, chance) -> {
                            Json left = new Json.Whole(chance.left());
                            Json next = Json.number(chance.next());
                            cards.put(name.spelling(), fields("left", left, "chance", next));
                        });
        Json mean = Json.number(outlook.mean());
        found.put(TurnField.EXPECTED_VALUES, fields("cards", new Json.Fields(cards), "mean", mean));
    }

    private static Json fields(String name, Json value, String second, Json other) {
        var fields = new LinkedHashMap<String, Json>();
        fields.put(name, value);
        fields.put(second, other);
        return new Json.Fields(fields);
    }

    private Json.Fields inOrder() {
        lists.forEach(
                (field, items) -> {
                    boolean isBare = field == TurnField.SWITCH_DEALER || field == TurnField.WHY;
                    boolean alone = isBare && items.size() == 1;
                    found.put(field, alone ? items.getFirst() : new Json.Items(items));
                });
        var line = new LinkedHashMap<String, Json>();
        found.forEach((field, value) -> line.put(field.spelling(), value));
        return new Json.Fields(line);
    }

    private void say(TurnField field) {
        found.put(field, Json.Word.TRUE);
    }

    private void put(TurnField field, Player player) {
        found.put(field, new Json.Whole(player.index()));
    }

    private void put(TurnField field, Enum<?> word) {
        found.put(field, new Json.Text(Spelling.of(word)));
    }

    private void add(TurnField field, Enum<?> word) {
        list(field).add(new Json.Text(Spelling.of(word)));
    }

    /// The card that was dealt last has become public.
    private void show(Card card) {
        List<Json> received = list(TurnField.RECEIVED_CARDS);
        if (!received.isEmpty()) {
            received.removeLast();
        }
        received.add(Spelling.of(card));
    }

    private boolean lastIsAce() {
        List<Json> received = list(TurnField.RECEIVED_CARDS);
        return !received.isEmpty() && received.getLast().equals(Spelling.of(Deck.ACE_OF_SPADES));
    }

    private List<Json> list(TurnField field) {
        return lists.computeIfAbsent(field, _ -> new ArrayList<>());
    }
}
