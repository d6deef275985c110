package dalmuti.lab.arena;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;

import dalmuti.lab.arena.ArenaTables.Entrant;
import dalmuti.lab.arena.ArenaTables.Pair;
import dalmuti.lab.report.Plot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Arenas of The Great Dalmuti to look at.
///
/// @param unit what points are called
record ArenaPlots(List<Arena.Result> results, String unit) {

    List<Plot> plots() {
        var plots = new ArrayList<Plot>();
        boolean sizes = results.stream().map(Arena.Result::players).distinct().count() > 1;
        if (sizes) {
            plots.add(bySize());
            plots.add(pairsBySize());
        }
        for (Arena.Result result : results) {
            int entrants = result.standings().entrants();
            if (!sizes) {
                plots.add(points(result));
            }
            if (entrants > (sizes ? 2 : 1)) {
                plots.add(pairs(result));
            }
        }
        return plots;
    }

    private Plot points(Arena.Result result) {
        return new Plot.Whiskers(
                unit.replace(" ", "-") + suffix(result),
                "A round in %s, %d players".formatted(unit, result.players()),
                "Mean and 95% interval; the line is what chance would bring.",
                unit,
                ArenaTables.entrants(result).stream()
                        .map(it -> Plot.Dot.mean(it.name(), it.of(Standings.Figure.POINTS), 1))
                        .toList(),
                Optional.of(chance(result)));
    }

    /// What anybody has on average.
    private static double chance(Arena.Result result) {
        return (result.players() - 1) / 2.0;
    }

    private static Plot pairs(Arena.Result result) {
        List<String> names = result.arena().lineup().entrants();
        var entrants = ArenaTables.entrants(result);
        List<List<Double>> shares =
                entrants.stream()
                        .map(one -> entrants.stream().map(other -> share(one, other)).toList())
                        .toList();
        return new Plot.HeatMap(
                "pairs" + suffix(result),
                "Who finishes before whom, %d players".formatted(result.players()),
                "How often the bot of the row finishes before the bot of the column.",
                new Plot.Axis("finishes", names),
                new Plot.Axis("before", names),
                shares,
                0.5,
                reach(shares));
    }

    private static double share(Entrant one, Entrant other) {
        return one.equals(other) ? 0.5 : new Pair(one, other).of(Standings.Versus.BEFORE).mean();
    }

    /// Small differences stay pale.
    private static double reach(List<List<Double>> shares) {
        return shares.stream()
                .flatMap(List::stream)
                .mapToDouble(share -> Math.abs(share - 0.5))
                .reduce(0.2, Math::max);
    }

    /// How much better than chance each bot is at each size of table.
    private Plot bySize() {
        return new Plot.Curves(
                "sizes",
                "A round in %s, by size of table".formatted(unit),
                "As a multiple of what chance would bring, with 95% intervals.",
                "players",
                "times chance",
                curves(
                        entrants(),
                        Entrant::name,
                        it ->
                                Plot.Point.of(
                                        it.result().players(),
                                        it.of(Standings.Figure.POINTS),
                                        1 / chance(it.result()))));
    }

    /// How often each finishes before each who is named after it.
    private Plot pairsBySize() {
        return new Plot.Curves(
                "pairs-by-size",
                "Who finishes before whom, by size of table",
                "Per cent of pairs, with 95% intervals.",
                "players",
                "%",
                curves(
                        entrants()
                                .flatMap(ArenaTables::withOthers)
                                .filter(it -> it.one().index() < it.other().index()),
                        it -> it.one().name() + " before " + it.other().name(),
                        it -> Plot.Point.percent(it.players(), it.of(Standings.Versus.BEFORE))));
    }

    private Stream<Entrant> entrants() {
        return results.stream().map(ArenaTables::entrants).flatMap(List::stream);
    }

    /// A curve for each label, through the points of all that have it.
    private static <T> List<Plot.Curve> curves(
            Stream<T> all, Function<T, String> label, Function<T, Plot.Point> point) {
        return all
                .collect(groupingBy(label, LinkedHashMap::new, mapping(point, Collectors.toList())))
                .entrySet()
                .stream()
                .map(it -> new Plot.Curve(it.getKey(), it.getValue()))
                .toList();
    }

    private static String suffix(Arena.Result result) {
        return "-%d-%s".formatted(result.players(), result.arena().lineup().entrants().getFirst());
    }
}
