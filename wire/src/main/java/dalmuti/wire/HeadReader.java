package dalmuti.wire;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Viewer;

import grapples.Card;
import grapples.Grapples;
import grapples.Options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        if (!field("game").equals(new Json.Text("grapples"))) {
            throw line.flaw("G-LOG-3", "grapples.record.noHead");
        }
        if (!field("notation").equals(new Json.Whole(1))) {
            throw line.flaw("G-LOG-3", "grapples.record.notation", 1);
        }
        var players = players();
        var keeper = new Head.Keeper(options(), players, seenBy(players.size()));
        if (keeper.seenBy().isPresent() == line.has("deck")) {
            throw line.flaw("G-LOG-3", "grapples.record.deckOrSeenBy");
        }
        var draw = new ArrayList<List<Card>>();
        array("draw").forEach(round -> draw.add(cards(round.items())));
        return new Head(
                keeper, draw, keeper.seenBy().isPresent() ? List.of() : cards(array("deck")));
    }

    private Options options() {
        Map<String, Json> rules = field("rules") instanceof Json.Fields(var all) ? all : Map.of();
        String preset = rules.getOrDefault("preset", Json.Word.NOTHING).text().orElse("");
        Options options = line.judged(() -> Options.preset(preset));
        for (var entry : rules.entrySet()) {
            if (!entry.getKey().equals("preset")) {
                options = changed(options, entry.getKey(), entry.getValue());
            }
        }
        return options;
    }

    private Options changed(Options options, String name, Json value) {
        String text =
                value.text()
                        .orElseThrow(
                                () -> line.flaw("G-LOG-3", "grapples.record.headField", "rules"));
        return line.judged(() -> options.with(name, text));
    }

    private List<String> players() {
        var array = array("players");
        var names = new Json.Items(array).words();
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
        if (seat.equals(Json.Word.NOTHING)) {
            return Optional.empty();
        }
        if (seat.equals(new Json.Text(Head.NO_SEAT))) {
            return Optional.of(Onlooker.ONLOOKER);
        }
        return Optional.of(
                Line.seat(seat)
                        .filter(player -> player.index() < players)
                        .orElseThrow(
                                () -> line.flaw("G-LOG-3", "grapples.record.headField", "seenBy")));
    }

    private List<Card> cards(List<Json> array) {
        return array.stream().map(it -> line.card(it.text().orElse(it.toString()))).toList();
    }

    private List<Json> array(String name) {
        if (field(name) instanceof Json.Items(var all)) {
            return all;
        }
        throw line.flaw("G-LOG-3", "grapples.record.headField", name);
    }

    private Json field(String name) {
        return line.json().at(name);
    }
}
