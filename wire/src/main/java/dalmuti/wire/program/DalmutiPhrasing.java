package dalmuti.wire.program;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.cards.Cards;
import dalmuti.contract.Player;
import dalmuti.engine.Actions;
import dalmuti.options.Option;

import java.util.List;

/// The Great Dalmuti, put to a program.
public record DalmutiPhrasing() implements Phrasing<View, Move> {

    @Override
    public String game() {
        return "dalmuti";
    }

    @Override
    public Telling telling(View view) {
        ObjectNode rules = Plain.object();
        Option.all().forEach(option -> rules.put(option.spelling(), option.of(view.rules())));
        List<Player> players = view.order().stream().sorted().toList();
        return new Telling(
                Lines.match(game(), view.viewer(), players, rules),
                view.round(),
                view.told().stream().map(Record.class::cast).toList());
    }

    @Override
    public String go(View view, List<Move> legal, int id, long millis) {
        ObjectNode go = Lines.go(id, millis);
        go.put("round", view.round());
        go.set("order", Plain.of(view.order()));
        ObjectNode scores = go.putObject("scores");
        ObjectNode cards = go.putObject("cards");
        for (Player player : view.order()) {
            scores.put(player.toString(), view.scores().getOrDefault(player, 0));
            Cards hand = view.hands().getOrDefault(player, new Cards.FaceDown(0));
            cards.put(player.toString(), hand.size());
            if (player.equals(view.viewer())) {
                go.set("hand", hand.size() == 0 ? Plain.array(List.of()) : Plain.of(hand));
            }
        }
        go.set("scene", Plain.kind("scene", (Record) view.scene()));
        ArrayNode moves = go.putArray("moves");
        legal.forEach(move -> moves.add(Lines.numbered(moves.size(), move(move))));
        return go.toString();
    }

    /// The moves of a trick are flat, and have the engine's number of the action.
    private static ObjectNode move(Move move) {
        return switch (move) {
            case Move.Lay(var play) -> Plain.object().put("move", "lay").setAll(Plain.play(play));
            case Move.Pass() -> Plain.object().put("move", "pass").put("action", Actions.PASS);
            default -> Plain.kind("move", (Record) move);
        };
    }
}
