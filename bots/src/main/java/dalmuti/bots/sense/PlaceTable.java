package dalmuti.bots.sense;

import dalmuti.options.Succession;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// How people rise and fall, as measured by the lab for every number of players and succession.
final class PlaceTable {

    /// By the number of players and the succession, as a line begins.
    private final Map<String, Mobility> societies = new HashMap<>();

    private PlaceTable() {}

    static PlaceTable shipped() {
        try (var stream = PlaceTable.class.getResourceAsStream("places.csv")) {
            byte[] bytes = Objects.requireNonNull(stream).readAllBytes();
            return of(new String(bytes, StandardCharsets.UTF_8).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads lines `players succession position place probability next:probability,...`.
    static PlaceTable of(List<String> lines) {
        var table = new PlaceTable();
        lines.stream().filter(line -> !line.startsWith("#")).forEach(table::add);
        return table;
    }

    private void add(String line) {
        String[] words = line.split(" ", -1);
        int players = Integer.parseInt(words[0]);
        int position = Integer.parseInt(words[2]);
        int place = Integer.parseInt(words[3]);
        Mobility mobility =
                societies.computeIfAbsent(players + " " + words[1], _ -> new Mobility(players));
        mobility.chance(position, place, Double.parseDouble(words[4]));
        for (String pair : words[5].split(",", -1)) {
            String[] sides = pair.split(":", -1);
            mobility.next(
                    position, place, Integer.parseInt(sides[0]), Double.parseDouble(sides[1]));
        }
    }

    Mobility of(int players, Succession succession) {
        String society = players + " " + succession;
        return Objects.requireNonNull(societies.get(society), society);
    }
}
