package dalmuti.lab.society;

import dalmuti.decrees.Decree;
import dalmuti.lab.report.Plot;
import dalmuti.lab.society.SocietyFindings.Society;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Societies to look at.
///
/// @param titles of the positions, the best first
/// @param unit what points are called
record SocietyPlots(List<Society> societies, List<String> titles, String unit) {

    List<Plot> plots() {
        var plots = new ArrayList<Plot>();
        societies.forEach(it -> plots.add(mobility(it)));
        plots.add(worth());
        if (societies.size() > 1) {
            plots.add(top());
        }
        societies.stream()
                .filter(it -> it.tally().decrees().differ())
                .forEach(it -> plots.add(decrees(it)));
        societies.forEach(it -> plots.add(birth(it)));
        return plots;
    }

    private String titled(String title, Society society) {
        return societies.size() == 1 ? title : title + ", " + society.rules();
    }

    private static List<List<Double>> shares(Society society) {
        Mobility mobility = society.tally().mobility();
        List<Integer> positions = IntStream.range(0, mobility.players()).boxed().toList();
        return positions.stream()
                .map(from -> positions.stream().map(to -> mobility.share(from, to)).toList())
                .toList();
    }

    private Plot mobility(Society society) {
        List<String> next =
                IntStream.rangeClosed(1, titles.size()).mapToObj(String::valueOf).toList();
        return new Plot.HeatMap(
                "mobility-" + society.letter(),
                titled("Social mobility", society),
                "Where the person at the position of the row is found in the next round.",
                new Plot.Axis("position now", titles),
                new Plot.Axis("position in the next round", next),
                shares(society),
                0,
                reach());
    }

    /// One scale for all societies, so that they can be compared.
    private double reach() {
        return societies.stream()
                .flatMap(it -> shares(it).stream())
                .flatMap(List::stream)
                .reduce(0.01, Math::max);
    }

    private Plot worth() {
        return new Plot.Curves(
                "worth",
                "What a position is worth",
                "Mean %s a round by position at the deal, with 95%% intervals.".formatted(unit),
                "position",
                unit + " a round",
                societies.stream().map(this::worth).toList());
    }

    private Plot.Curve worth(Society society) {
        return Plot.Curve.of(
                society.rules(),
                titles.size(),
                1,
                position -> society.tally().of(SocietyTally.Position.POINTS, position));
    }

    private Plot top() {
        return new Plot.Whiskers(
                "top",
                "Who stays on top",
                "How often the Greater Dalmuti is Greater Dalmuti again; the line is chance.",
                "% of rounds",
                societies.stream()
                        .map(
                                it ->
                                        Plot.Dot.percent(
                                                it.rules(), it.tally().measure(Measure.TOP_STAYS)))
                        .toList(),
                Optional.of(100.0 / titles.size()));
    }

    private Plot decrees(Society society) {
        ByDecree decrees = society.tally().decrees();
        return new Plot.Whiskers(
                "decrees-" + society.letter(),
                titled("Who stays on top under which decree", society),
                "How often the Greater Dalmuti is Greater Dalmuti again; the line is chance.",
                "% of rounds",
                decrees.kinds().stream()
                        .map(
                                it ->
                                        Plot.Dot.percent(
                                                it.map(Decree::name).orElse("none"),
                                                decrees.of(Measure.TOP_STAYS, it)))
                        .toList(),
                Optional.of(100.0 / titles.size()));
    }

    private Plot birth(Society society) {
        var curves = new ArrayList<Plot.Curve>();
        for (int position : bothEndsAndTheMiddle()) {
            List<Ratio> rounds = society.tally().curve(position);
            curves.add(Plot.Curve.of(titles.get(position), rounds.size(), 1, rounds::get));
        }
        return new Plot.Curves(
                "birth-" + society.letter(),
                titled("How long the first order lasts", society),
                "Mean %s in each round, by the position somebody had in the first.".formatted(unit),
                "round",
                unit,
                curves);
    }

    private List<Integer> bothEndsAndTheMiddle() {
        int players = titles.size();
        return Stream.of(0, 1, players / 2, players - 2, players - 1).distinct().sorted().toList();
    }
}
