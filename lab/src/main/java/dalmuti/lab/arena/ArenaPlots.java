package dalmuti.lab.arena;

import dalmuti.lab.report.Plot;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The arena to look at.
record ArenaPlots(ArenaFindings arena) {

    List<Plot> plots() {
        var plots = new ArrayList<Plot>();
        boolean sizes = arena.results().stream().map(ArenaPlots::players).distinct().count() > 1;
        if (sizes) {
            plots.add(bySize());
            plots.add(pairsBySize());
        }
        for (Arena.Result result : arena.results()) {
            if (!sizes) {
                plots.add(points(result));
            }
            if (result.standings().entrants() > 1 && (!sizes || isCrowded(result))) {
                plots.add(pairs(result));
            }
        }
        return plots;
    }

    private static int players(Arena.Result result) {
        return result.contest().lineup().players();
    }

    private static boolean isCrowded(Arena.Result result) {
        return result.standings().entrants() > 2;
    }

    private static Plot points(Arena.Result result) {
        Lineup lineup = result.contest().lineup();
        var dots = new ArrayList<Plot.Dot>();
        for (int i = 0; i < lineup.entrants().size(); i++) {
            Ratio points = result.standings().points(i);
            dots.add(new Plot.Dot(lineup.entrants().get(i), points.mean(), points.interval()));
        }
        return new Plot.Whiskers(
                "points" + suffix(result),
                "Points a round, %d players".formatted(lineup.players()),
                "Mean and 95% interval; the line is what chance would bring.",
                "points",
                dots,
                Optional.of((lineup.players() - 1) / 2.0));
    }

    private static Plot pairs(Arena.Result result) {
        Lineup lineup = result.contest().lineup();
        Standings standings = result.standings();
        List<List<Double>> shares =
                IntStream.range(0, standings.entrants())
                        .mapToObj(
                                i ->
                                        IntStream.range(0, standings.entrants())
                                                .mapToObj(j -> share(standings, i, j))
                                                .toList())
                        .toList();
        return new Plot.HeatMap(
                "pairs" + suffix(result),
                "Who finishes before whom, %d players".formatted(lineup.players()),
                "How often the bot of the row finishes before the bot of the column.",
                new Plot.Axis("finishes", lineup.entrants()),
                new Plot.Axis("before", lineup.entrants()),
                shares,
                0.5,
                reach(shares));
    }

    /// Small differences stay pale.
    private static double reach(List<List<Double>> shares) {
        return shares.stream()
                .flatMap(List::stream)
                .mapToDouble(share -> Math.abs(share - 0.5))
                .reduce(0.2, Math::max);
    }

    private static double share(Standings standings, int one, int other) {
        return one == other ? 0.5 : standings.before(one, other).mean();
    }

    /// How much better than chance each bot is at each size of table.
    private Plot bySize() {
        Map<String, List<Plot.Point>> points = new LinkedHashMap<>();
        for (Arena.Result result : arena.results()) {
            Lineup lineup = result.contest().lineup();
            double chance = (lineup.players() - 1) / 2.0;
            for (int i = 0; i < lineup.entrants().size(); i++) {
                Ratio mean = result.standings().points(i);
                Interval around = mean.interval();
                points.computeIfAbsent(lineup.entrants().get(i), _ -> new ArrayList<>())
                        .add(
                                new Plot.Point(
                                        lineup.players(),
                                        mean.mean() / chance,
                                        new Interval(
                                                around.low() / chance, around.high() / chance)));
            }
        }
        return new Plot.Curves(
                "sizes",
                "Points a round by size of table",
                "As a multiple of what chance would bring, with 95% intervals.",
                "players",
                "times chance",
                curves(points));
    }

    /// How often each finishes before each who is named after it.
    private Plot pairsBySize() {
        Map<String, List<Plot.Point>> points = new LinkedHashMap<>();
        for (Arena.Result result : arena.results()) {
            List<String> names = result.contest().lineup().entrants();
            for (int i = 0; i < names.size(); i++) {
                for (int j = i + 1; j < names.size(); j++) {
                    Ratio before = result.standings().before(i, j);
                    Interval share = before.share();
                    points.computeIfAbsent(
                                    names.get(i) + " before " + names.get(j),
                                    _ -> new ArrayList<>())
                            .add(
                                    new Plot.Point(
                                            players(result),
                                            100 * before.mean(),
                                            new Interval(100 * share.low(), 100 * share.high())));
                }
            }
        }
        return new Plot.Curves(
                "pairs-by-size",
                "Who finishes before whom, by size of table",
                "Per cent of pairs, with 95% intervals.",
                "players",
                "%",
                curves(points));
    }

    private static List<Plot.Curve> curves(Map<String, List<Plot.Point>> points) {
        return points.entrySet().stream()
                .map(it -> new Plot.Curve(it.getKey(), it.getValue()))
                .toList();
    }

    private static String suffix(Arena.Result result) {
        Lineup lineup = result.contest().lineup();
        return "-%d-%s".formatted(lineup.players(), lineup.entrants().getFirst());
    }
}
