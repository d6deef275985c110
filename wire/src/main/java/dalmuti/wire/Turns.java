package dalmuti.wire;

import dalmuti.contract.Viewer;

import grapples.Event;

import java.util.ArrayList;
import java.util.List;

/// How the events of a match fall into games and turns.
final class Turns {

    private Turns() {}

    static boolean endsGame(Event event) {
        return event instanceof Event.GameEnded;
    }

    /// Every game with its end; the last one may have none. The end of the match belongs to no
    /// game.
    static List<List<Event>> games(List<Event> match) {
        var games = new ArrayList<List<Event>>();
        var game = new ArrayList<Event>();
        for (Event event : match) {
            if (event instanceof Event.MatchEnded) {
                continue;
            }
            game.add(event);
            if (endsGame(event)) {
                games.add(List.copyOf(game));
                game.clear();
            }
        }
        if (!game.isEmpty()) {
            games.add(List.copyOf(game));
        }
        return games;
    }

    static List<Event> toldTo(Viewer viewer, List<Event> events) {
        return events.stream()
                .filter(event -> !(event instanceof Event.HandsShown))
                .map(event -> event.toldTo(viewer))
                .toList();
    }

    /// Where each whole turn of a game begins and, last, where the last whole turn ends.
    static List<Integer> borders(List<Event> game) {
        var borders = new ArrayList<Integer>();
        for (int i = 0; i < game.size(); i++) {
            if (game.get(i) instanceof Event.TurnBegan) {
                borders.add(i);
            }
        }
        if (!game.isEmpty() && endsGame(game.getLast())) {
            borders.add(game.size());
        }
        return borders;
    }
}
