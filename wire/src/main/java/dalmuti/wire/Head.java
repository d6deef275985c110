package dalmuti.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import grapples.Card;
import grapples.Cards;
import grapples.Event;
import grapples.Option;
import grapples.Options;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The first line of a game (G-LOG-3).
///
/// @param keeper what all games of a match have in common
/// @param draw the rounds of cards that found the first dealer
/// @param deck empty in a record that a viewer keeps
record Head(Keeper keeper, List<List<Card>> draw, List<Card> deck) {

    /// Whose match it is, and who wrote it down; nobody in particular where all is known.
    record Keeper(Options options, List<String> players, Optional<Viewer> seenBy) {}

    /// The seat of an onlooker.
    static final String NO_SEAT = "-";

    /// The head of a game that has got as far as its shuffled deck.
    static Optional<Head> of(Keeper keeper, List<Event> game) {
        var draw = new ArrayList<List<Card>>();
        for (Event event : game) {
            switch (event) {
                case Event.CardsDrawn(var cards) -> draw.add(cards);
                case Event.DeckShuffled(var deck) -> {
                    List<Card> open = deck instanceof Cards.Open(var cards) ? cards : List.of();
                    return Optional.of(new Head(keeper, draw, open));
                }
                default -> {} // belongs to a turn
            }
        }
        return Optional.empty();
    }

    ObjectNode line() {
        var line = Json.object();
        line.put("game", "grapples").put("notation", 1);
        line.set("rules", rules(keeper.options()));
        keeper.players().forEach(line.putArray("players")::add);
        keeper.seenBy().ifPresent(viewer -> line.set("seenBy", seat(viewer)));
        var rounds = line.putArray("draw");
        draw.forEach(round -> Spelling.addAll(rounds.addArray(), new Cards.Open(round)));
        if (keeper.seenBy().isEmpty()) {
            Spelling.addAll(line.putArray("deck"), new Cards.Open(deck));
        }
        return line;
    }

    private static ObjectNode rules(Options options) {
        var rules = Json.object().put("preset", Options.PRESET);
        for (Option option : Option.values()) {
            if (!option.in(options).equals(option.standard())) {
                rules.put(option.spelling(), option.in(options));
            }
        }
        return rules;
    }

    private static JsonNode seat(Viewer viewer) {
        return switch (viewer) {
            case Player(var index) -> IntNode.valueOf(index);
            case Onlooker _ -> TextNode.valueOf(NO_SEAT);
        };
    }
}
