package dalmuti.bots.sense;

import dalmuti.options.Succession;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How people rise and fall, as measured by the lab for every number of players and succession.
final class PlaceTable {

    private static final String RESOURCE = "places.csv";

    private final Map<Society, Mobility> societies = new HashMap<>();

    private record Society(int players, Succession succession) {}

    private PlaceTable() {}

    static PlaceTable shipped() {
        try (var stream = PlaceTable.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("No " + RESOURCE);
            }
            var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return of(reader.lines().toList());
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
                societies.computeIfAbsent(
                        new Society(players, Succession.valueOf(words[1])),
                        _ -> new Mobility(players));
        mobility.chance(position, place, Double.parseDouble(words[4]));
        for (String pair : words[5].split(",", -1)) {
            String[] sides = pair.split(":", -1);
            mobility.next(
                    position, place, Integer.parseInt(sides[0]), Double.parseDouble(sides[1]));
        }
    }

    Mobility of(int players, Succession succession) {
        Mobility mobility = societies.get(new Society(players, succession));
        if (mobility == null) {
            throw new IllegalArgumentException("No places for " + players + " " + succession);
        }
        return mobility;
    }
}
