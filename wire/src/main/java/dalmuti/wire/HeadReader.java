package dalmuti.wire;

import com.fasterxml.jackson.databind.JsonNode;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Viewer;

import grapples.Card;
import grapples.Grapples;
import grapples.Options;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Reads the head of a game. Whether its draw and deck are fair is for the rules to say.
final class HeadReader {

    private static final Set<String> FIELDS =
            Set.of("game", "notation", "rules", "players", "seenBy", "draw", "deck");
    private static final int LONGEST_NAME = 100;

    private final Line line;

    private HeadReader(Line line) {
        this.line = line;
    }

    static Head read(Line line) {
        return new HeadReader(line).head();
    }

    private Head head() {
        line.checkNames(FIELDS::contains, "G-LOG-3");
        if (!field("game").asText().equals("grapples")) {
            throw line.flaw("G-LOG-3", "grapples.record.noHead");
        }
        if (!field("notation").isInt() || field("notation").intValue() != 1) {
            throw line.flaw("G-LOG-3", "grapples.record.notation", 1);
        }
        var players = players();
        var keeper = new Head.Keeper(options(), players, seenBy(players.size()));
        if (keeper.seenBy().isPresent() == line.json().has("deck")) {
            throw line.flaw("G-LOG-3", "grapples.record.deckOrSeenBy");
        }
        var draw = new ArrayList<List<Card>>();
        array("draw").forEach(round -> draw.add(cards(round)));
        return new Head(
                keeper, draw, keeper.seenBy().isPresent() ? List.of() : cards(array("deck")));
    }

    private Options options() {
        var rules = field("rules");
        Options options = line.judged(() -> Options.preset(rules.path("preset").asText()));
        for (var entry : rules.properties()) {
            if (!entry.getKey().equals("preset")) {
                options = changed(options, entry.getKey(), entry.getValue());
            }
        }
        return options;
    }

    private Options changed(Options options, String name, JsonNode value) {
        if (!value.isTextual()) {
            throw line.flaw("G-LOG-3", "grapples.record.headField", "rules");
        }
        return line.judged(() -> options.with(name, value.textValue()));
    }

    private List<String> players() {
        var array = array("players");
        var names = Line.words(array);
        boolean named =
                names.size() == array.size()
                        && names.stream()
                                .allMatch(it -> !it.isEmpty() && it.length() <= LONGEST_NAME);
        if (!named) {
            throw line.flaw("G-LOG-3", "grapples.record.headField", "players");
        }
        if (names.size() < Grapples.FEWEST || names.size() > Grapples.MOST) {
            throw line.flaw(
                    "G-WHO-1", "grapples.players", names.size(), Grapples.FEWEST, Grapples.MOST);
        }
        return names;
    }

    private Optional<Viewer> seenBy(int players) {
        var seat = field("seenBy");
        if (seat.isMissingNode()) {
            return Optional.empty();
        }
        if (seat.isTextual() && seat.textValue().equals(Head.NO_SEAT)) {
            return Optional.of(Onlooker.ONLOOKER);
        }
        return Optional.of(
                Line.seat(seat)
                        .filter(player -> player.index() < players)
                        .orElseThrow(
                                () -> line.flaw("G-LOG-3", "grapples.record.headField", "seenBy")));
    }

    private List<Card> cards(JsonNode array) {
        var cards = new ArrayList<Card>();
        array.forEach(value -> cards.add(line.card(value.asText())));
        return cards;
    }

    private JsonNode array(String name) {
        if (!field(name).isArray()) {
            throw line.flaw("G-LOG-3", "grapples.record.headField", name);
        }
        return field(name);
    }

    private JsonNode field(String name) {
        return line.json().path(name);
    }
}
