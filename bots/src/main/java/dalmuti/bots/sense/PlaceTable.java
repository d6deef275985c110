package dalmuti.bots.sense;

import dalmuti.options.Succession;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How likely each position comes to each place, and which position a place leads to, as measured
/// by the lab for every number of players.
final class PlaceTable {

    private static final String RESOURCE = "places.csv";

    private final Map<Society, double[][]> chances = new HashMap<>();
    private final Map<Society, double[][][]> next = new HashMap<>();

    private record Society(int players, Succession succession) {}

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
        lines.stream().filter(line -> !line.startsWith("#") && !line.isBlank()).forEach(table::add);
        return table;
    }

    private void add(String line) {
        String[] words = line.strip().split(" ");
        int players = Integer.parseInt(words[0]);
        var society = new Society(players, Succession.valueOf(words[1]));
        int position = Integer.parseInt(words[2]);
        int place = Integer.parseInt(words[3]);
        chances.computeIfAbsent(society, _ -> new double[players + 1][players + 1])[position][
                        place] =
                Double.parseDouble(words[4]);
        double[] goesTo =
                next.computeIfAbsent(
                                society, _ -> new double[players + 1][players + 1][players + 1])[
                        position][place];
        for (String pair : words[5].split(",")) {
            String[] sides = pair.split(":");
            goesTo[Integer.parseInt(sides[0])] = Double.parseDouble(sides[1]);
        }
    }

    /// The points to be expected from each position, from index 1, in so many rounds.
    double[] future(int players, Succession succession, int rounds) {
        double[][] reaches = chances.get(new Society(players, succession));
        double[] points = MatchSense.pointsOnly(players);
        var future = new double[players + 1];
        for (int round = 0; round < rounds; round++) {
            var earlier = new double[players + 1];
            for (int position = 1; position <= players; position++) {
                for (int place = 1; place <= players; place++) {
                    earlier[position] +=
                            reaches[position][place]
                                    * (points[place]
                                            + expected(
                                                    players, succession, position, place, future));
                }
            }
            future = earlier;
        }
        return future;
    }

    /// What a place leads to, when each next position is worth so much.
    double expected(int players, Succession succession, int position, int place, double[] worth) {
        double[] goesTo = next.get(new Society(players, succession))[position][place];
        double expected = 0;
        for (int to = 1; to < goesTo.length; to++) {
            expected += goesTo[to] * worth[to];
        }
        return Arrays.stream(goesTo).sum() == 0 ? worth[place] : expected;
    }
}
