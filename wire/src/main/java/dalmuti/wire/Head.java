package dalmuti.wire;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import grapples.Card;
import grapples.Cards;
import grapples.Event;
import grapples.Option;
import grapples.Options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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

    Json.Fields line() {
        var line = new LinkedHashMap<String, Json>();
        line.put("game", new Json.Text("grapples"));
        line.put("notation", new Json.Whole(1));
        line.put("rules", rules(keeper.options()));
        line.put("players", items(keeper.players(), Json.Text::new));
        keeper.seenBy().ifPresent(viewer -> line.put("seenBy", seat(viewer)));
        line.put("draw", items(draw, Head::cards));
        if (keeper.seenBy().isEmpty()) {
            line.put("deck", cards(deck));
        }
        return new Json.Fields(line);
    }

    private static Json rules(Options options) {
        var rules = new LinkedHashMap<String, Json>();
        rules.put("preset", new Json.Text(Options.PRESET));
        for (Option option : Option.values()) {
            if (!option.in(options).equals(option.standard())) {
                rules.put(option.spelling(), new Json.Text(option.in(options)));
            }
        }
        return new Json.Fields(rules);
    }

    private static Json seat(Viewer viewer) {
        return switch (viewer) {
            case Player(var index) -> new Json.Whole(index);
            case Onlooker _ -> new Json.Text(NO_SEAT);
        };
    }

    private static Json cards(List<Card> cards) {
        return new Json.Items(Spelling.of(new Cards.Open(cards)));
    }

    private static <T> Json items(List<T> values, Function<T, Json> written) {
        return new Json.Items(values.stream().map(written).toList());
    }
}
