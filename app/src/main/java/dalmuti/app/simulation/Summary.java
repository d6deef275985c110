package dalmuti.app.simulation;

import dalmuti.app.print.Table;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// What a run of matches adds up to.
public final class Summary {

    private final Simulation.Layout layout;
    private final Words words;
    private final double[][] sums;
    private int matches;
    private long rounds;
    private long moves;

    public Summary(Simulation.Layout layout, Words words) {
        this.layout = layout;
        this.words = words;
        sums = new double[layout.places().size()][layout.measures().size()];
    }

    public void add(Simulation.Played match) {
        matches++;
        rounds += match.rounds();
        moves += match.moves();
        for (int place = 0; place < sums.length; place++) {
            for (int measure = 0; measure < sums[place].length; measure++) {
                sums[place][measure] += match.measured().get(place).get(measure);
            }
        }
    }

    /// How many, and what a match brings at each place on average.
    public List<String> lines() {
        var table =
                Table.of(
                        words,
                        Stream.concat(Stream.of(layout.place()), layout.measures().stream())
                                .toArray(String[]::new));
        for (int place = 0; place < sums.length; place++) {
            Stream<String> means =
                    Arrays.stream(sums[place])
                            .mapToObj(sum -> String.format(Locale.ROOT, "%.2f", sum / matches));
            table.row(Stream.concat(Stream.of(layout.places().get(place)), means).toArray());
        }
        var lines = new ArrayList<>(List.of(counts(), ""));
        lines.addAll(table.lines());
        return lines;
    }

    /// `2 matches, 40 rounds, 8102 moves`.
    public String counts() {
        return words.say(layout.counts(), matches, rounds, moves);
    }

    /// How fast that went.
    public String speed(double seconds) {
        return words.say(
                "command.speed",
                String.format(Locale.ROOT, "%.1f", seconds),
                Math.round(moves / Math.max(seconds, 1e-9)));
    }
}
