package dalmuti.wire.program;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.Player;

import grapples.Cards;
import grapples.Choice;
import grapples.Option;
import grapples.Outlook;
import grapples.View;

import java.util.List;

/// Grapples, put to a program.
public record GrapplesPhrasing() implements Phrasing<View, Choice> {

    @Override
    public String game() {
        return "grapples";
    }

    @Override
    public Telling telling(View view) {
        ObjectNode rules = Plain.object();
        for (Option option : Option.values()) {
            rules.put(option.spelling(), option.in(view.options()));
        }
        return new Telling(
                Lines.match(game(), view.viewer(), view.players(), rules),
                view.game(),
                view.told().stream().map(Record.class::cast).toList());
    }

    @Override
    public String go(View view, List<Choice> legal, int id, long millis) {
        ObjectNode go = Lines.go(id, millis);
        go.put("round", view.game());
        ObjectNode won = go.putObject("won");
        ObjectNode cards = go.putObject("cards");
        for (Player player : view.players()) {
            Cards hand = view.hands().get(player.index());
            won.put(player.toString(), view.standing().won().get(player.index()));
            cards.put(player.toString(), hand.count());
            if (player.equals(view.viewer())) {
                go.set("hand", Plain.of(hand));
            }
        }
        go.put("deck", view.deck());
        go.set("discarded", Plain.of(view.discarded()));
        go.set("outlook", outlook(view.outlook()));
        go.set("scene", Plain.kind("scene", (Record) view.scene()));
        ArrayNode moves = go.putArray("moves");
        legal.forEach(
                choice ->
                        moves.add(
                                Lines.numbered(moves.size(), Plain.kind("move", (Record) choice))));
        return go.toString();
    }

    /// G-LOG-2, from what the player knows.
    private static ObjectNode outlook(Outlook outlook) {
        ObjectNode object = Plain.object();
        object.set("mean", Plain.of(outlook.mean()));
        object.set("leader", Plain.of(outlook.leader()));
        object.set("grapples", Plain.of(outlook.grapples()));
        return object;
    }
}
