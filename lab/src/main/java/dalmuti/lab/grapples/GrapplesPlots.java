package dalmuti.lab.grapples;

import dalmuti.lab.report.Plot;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Grapples to look at.
record GrapplesPlots(GameTally tally) {

    List<Plot> plots() {
        return List.of(
                wins(
                        "dealer",
                        "What it is worth to deal first",
                        tally.distances(),
                        GrapplesFindings::distance),
                wins(
                        "office",
                        "What it is worth to be in office: cards dealt as dealer",
                        tally.offices(),
                        GrapplesFindings::office),
                cards(),
                leader(),
                expected());
    }

    private Plot wins(
            String name, String title, List<GameTally.Pair> pairs, IntFunction<String> label) {
        List<Plot.Dot> dots =
                IntStream.range(0, pairs.size())
                        .filter(i -> pairs.get(i).wins().count() > 0)
                        .mapToObj(
                                i ->
                                        dot(
                                                label.apply(i),
                                                pairs.get(i).wins(),
                                                pairs.get(i).wins().share()))
                        .toList();
        return new Plot.Whiskers(
                name,
                title,
                "Share of wins with its 95% interval; the line is an equal share.",
                "% of games won",
                dots,
                Optional.of(100.0 / tally.seats().size()));
    }

    private static Plot.Dot dot(String label, Ratio share, Interval interval) {
        return new Plot.Dot(label, 100 * share.mean(), percent(interval));
    }

    private static Interval percent(Interval share) {
        return new Interval(100 * share.low(), 100 * share.high());
    }

    private Plot cards() {
        List<Plot.Dot> dots =
                Arrays.stream(Special.values())
                        .map(
                                special -> {
                                    Ratio wins = tally.card(special).wins();
                                    return dot(special.title(), wins, wins.interval());
                                })
                        .toList();
        return new Plot.Whiskers(
                "cards",
                "What it is worth to be dealt a card",
                "How much more often than the table who is dealt it wins, in percentage points.",
                "percentage points",
                dots,
                Optional.of(0.0));
    }

    private Plot leader() {
        return new Plot.Curves(
                "leader",
                "How early a game is decided",
                "How often who leads when a turn begins wins in the end.",
                "turn",
                "% of games",
                List.of(curve("leader wins", GameTally.Turn::leaderWins, 100)));
    }

    private Plot expected() {
        return new Plot.Curves(
                "expected",
                "The worth of the next card",
                "Mean of what an onlooker must expect, and of the cards that are really left.",
                "turn",
                "grapples",
                List.of(
                        curve("expected", GameTally.Turn::expected, 1),
                        curve("in truth", GameTally.Turn::left, 1)));
    }

    /// Turns that hardly any game reaches are left out: they would only show noise.
    private Plot.Curve curve(String label, Function<GameTally.Turn, Ratio> figure, double scale) {
        List<GameTally.Turn> turns = tally.turns();
        double games = turns.isEmpty() ? 0 : turns.getFirst().cards().count();
        var points = new ArrayList<Plot.Point>();
        for (int i = 0; i < turns.size() && turns.get(i).cards().count() > games / 10; i++) {
            Ratio ratio = figure.apply(turns.get(i));
            Interval interval = ratio.interval();
            points.add(
                    new Plot.Point(
                            i + 1,
                            scale * ratio.mean(),
                            new Interval(scale * interval.low(), scale * interval.high())));
        }
        return new Plot.Curve(label, points);
    }
}
