package dalmuti.wire.playback;

import dalmuti.contract.Player;
import dalmuti.wire.rest.Playback;

import grapples.Event;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The games of a match in short.
final class GrapplesGames {

    private final List<String> seats;
    private final List<Playback.Round> games = new ArrayList<>();
    private List<Player> winners = List.of();
    private Map<String, Integer> scores = Map.of();
    private int game = 1;
    private int from;
    private int steps;

    GrapplesGames(int players) {
        seats = IntStream.range(0, players).mapToObj(it -> new Player(it).toString()).toList();
    }

    /// @param number the game in which the step was made
    void note(int number, List<Event> events) {
        if (number != game) {
            finish();
            game = number;
        }
        steps++;
        for (Event event : events) {
            if (event instanceof Event.GameEnded(var best)) {
                winners = best;
            }
        }
    }

    /// @param grapples of all games so far, by seat
    void stand(List<Integer> grapples) {
        var standing = new LinkedHashMap<String, Integer>();
        grapples.forEach(it -> standing.put(seats.get(standing.size()), it));
        scores = standing;
    }

    private void finish() {
        games.add(
                new Playback.Round(
                        game,
                        from,
                        steps - from,
                        seats,
                        Letters.of(winners),
                        scores,
                        Optional.empty()));
        from = steps;
        winners = List.of();
    }

    List<Playback.Round> all() {
        if (steps > from) {
            finish();
        }
        return games;
    }
}
