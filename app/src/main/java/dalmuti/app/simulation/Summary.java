package dalmuti.app.simulation;

import dalmuti.app.print.Table;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a run of matches adds up to.
public final class Summary {

    private final Simulation simulation;
    private final Words words;
    private final double[][] sums;
    private int matches;
    private long rounds;
    private long moves;

    public Summary(Simulation simulation, Words words) {
        this.simulation = simulation;
        this.words = words;
        sums = new double[simulation.places().size()][simulation.measures().size()];
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
        var rows = new ArrayList<List<String>>();
        var heading = new ArrayList<>(List.of(words.say(simulation.place())));
        simulation.measures().forEach(measure -> heading.add(words.say(measure)));
        rows.add(heading);
        for (int place = 0; place < sums.length; place++) {
            var row = new ArrayList<>(List.of(simulation.places().get(place)));
            for (double sum : sums[place]) {
                row.add(String.format(Locale.ROOT, "%.2f", sum / matches));
            }
            rows.add(row);
        }
        var lines = new ArrayList<String>();
        lines.add(counts());
        lines.add("");
        lines.addAll(Table.aligned(rows));
        return lines;
    }

    /// `2 matches, 40 rounds, 8102 moves`.
    public String counts() {
        return words.say(simulation.counts(), matches, rounds, moves);
    }

    /// How fast that went.
    public String speed(double seconds) {
        return words.say(
                "command.speed",
                String.format(Locale.ROOT, "%.1f", seconds),
                Math.round(moves / Math.max(seconds, 1e-9)));
    }
}
