package dalmuti.lab.society;

import dalmuti.lab.report.Plot;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A society to look at.
record SocietyPlots(SocietyFindings society) {

    List<Plot> plots() {
        var plots = new ArrayList<Plot>();
        boolean alone = society.societies().size() == 1;
        for (int i = 0; i < society.societies().size(); i++) {
            plots.add(mobility(i, alone ? "" : ", " + rules(i)));
        }
        plots.add(worth());
        if (!alone) {
            plots.add(top());
        }
        for (int i = 0; i < society.societies().size(); i++) {
            plots.add(birth(i, alone ? "" : ", " + rules(i)));
        }
        return plots;
    }

    private String rules(int index) {
        return society.survey().variants().get(index).toString();
    }

    private SocietyTally tally(int index) {
        return society.societies().get(index);
    }

    private Plot mobility(int index, String which) {
        Mobility mobility = tally(index).mobility();
        int players = mobility.players();
        List<List<Double>> shares =
                IntStream.range(0, players)
                        .mapToObj(
                                position ->
                                        IntStream.range(0, players)
                                                .mapToObj(next -> mobility.share(position, next))
                                                .toList())
                        .toList();
        return new Plot.HeatMap(
                "mobility-" + SocietyFindings.letter(index),
                "Social mobility" + which,
                "Where the person at the position of the row is found in the next round.",
                new Plot.Axis("position now", society.titles()),
                new Plot.Axis(
                        "position in the next round",
                        IntStream.rangeClosed(1, players).mapToObj(String::valueOf).toList()),
                shares,
                0,
                reach());
    }

    /// One scale for all societies, so that they can be compared.
    private double reach() {
        double most = 0.01;
        for (SocietyTally tally : society.societies()) {
            Mobility mobility = tally.mobility();
            for (int i = 0; i < mobility.players(); i++) {
                for (int j = 0; j < mobility.players(); j++) {
                    most = Math.max(most, mobility.share(i, j));
                }
            }
        }
        return most;
    }

    private Plot worth() {
        var curves = new ArrayList<Plot.Curve>();
        for (int i = 0; i < society.societies().size(); i++) {
            SocietyTally tally = tally(i);
            curves.add(
                    Plot.Curve.of(
                            rules(i),
                            society.titles().size(),
                            1,
                            position -> tally.of(SocietyTally.Position.POINTS, position)));
        }
        return new Plot.Curves(
                "worth",
                "What a position is worth",
                "Mean points a round by position at the deal, with 95% intervals.",
                "position",
                "points a round",
                curves);
    }

    private Plot top() {
        var dots = new ArrayList<Plot.Dot>();
        for (int i = 0; i < society.societies().size(); i++) {
            dots.add(Plot.Dot.percent(rules(i), tally(i).measure(Measure.TOP_STAYS)));
        }
        return new Plot.Whiskers(
                "top",
                "Who stays on top",
                "How often the Greater Dalmuti is Greater Dalmuti again; the line is chance.",
                "% of rounds",
                dots,
                Optional.of(100.0 / society.titles().size()));
    }

    private Plot birth(int index, String which) {
        var curves = new ArrayList<Plot.Curve>();
        for (int position : bothEndsAndTheMiddle()) {
            List<Ratio> rounds = tally(index).curve(position);
            curves.add(
                    Plot.Curve.of(society.titles().get(position), rounds.size(), 1, rounds::get));
        }
        return new Plot.Curves(
                "birth-" + SocietyFindings.letter(index),
                "How long the first order lasts" + which,
                "Mean points in each round, by the position somebody had in the first.",
                "round",
                "points",
                curves);
    }

    private List<Integer> bothEndsAndTheMiddle() {
        int players = society.titles().size();
        return Stream.of(0, 1, players / 2, players - 2, players - 1).distinct().sorted().toList();
    }
}
