package dalmuti.lab.arena;

import dalmuti.lab.report.Column;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What the arenas of all games tell alike, one table after another.
public record ArenaTables(List<Arena.Result> results) {

    private static final double NANOS_PER_MILLI = 1e6;

    public ArenaTables {
        results = List.copyOf(results);
    }

    /// One bot at one table.
    public record Entrant(Arena.Result result, int index) {

        Standings standings() {
            return result.standings();
        }

        /// How many seats it has.
        public int seats() {
            return result.arena().lineup().copies(index);
        }

        public String name() {
            return result.arena().lineup().entrants().get(index);
        }

        public Ratio points() {
            return standings().points(index);
        }

        public Ratio totals() {
            return standings().totals(index);
        }

        public Ratio wins() {
            return standings().wins(index);
        }

        /// How many milliseconds a share of its thoughts took at most.
        double millis(double share) {
            return standings().nanos(index).at(share) / NANOS_PER_MILLI;
        }
    }

    /// Two bots at one table.
    public record Pair(Entrant one, Entrant other) {

        public Ratio before() {
            return one.standings().before(one.index(), other.index());
        }

        public Ratio ahead() {
            return one.standings().ahead(one.index(), other.index());
        }
    }

    /// A row for each bot.
    public Sheet bots(String name, String title, List<Column<Entrant>> columns) {
        return Sheet.of(
                name,
                title,
                entrants(),
                after(
                        List.of(
                                Column.count("players", it -> it.result().players()),
                                Column.text("bot", Entrant::name)),
                        columns));
    }

    private List<Entrant> entrants() {
        return results.stream().flatMap(result -> entrants(result).stream()).toList();
    }

    public static List<Entrant> entrants(Arena.Result result) {
        return IntStream.range(0, result.standings().entrants())
                .mapToObj(i -> new Entrant(result, i))
                .toList();
    }

    /// A row for each bot and each other.
    public Sheet pairs(String title, String other, List<Column<Pair>> columns) {
        var pairs = new ArrayList<Pair>();
        for (Entrant one : entrants()) {
            entrants(one.result()).stream()
                    .filter(it -> !it.equals(one))
                    .forEach(it -> pairs.add(new Pair(one, it)));
        }
        return Sheet.of(
                "pairs",
                title,
                pairs,
                after(
                        List.of(
                                Column.count("players", it -> it.one().result().players()),
                                Column.text("bot", it -> it.one().name()),
                                Column.text(other, it -> it.other().name())),
                        columns));
    }

    private static <T> List<Column<T>> after(List<Column<T>> first, List<Column<T>> rest) {
        return Stream.concat(first.stream(), rest.stream()).toList();
    }

    /// How long everybody thought.
    public Sheet times(String title) {
        return bots(
                "times",
                title,
                List.of(
                        Column.count("timed", it -> it.standings().nanos(it.index()).count()),
                        Column.figure("p50", Format.TEN_THOUSANDTHS, it -> it.millis(0.5)),
                        Column.figure("p99", Format.TEN_THOUSANDTHS, it -> it.millis(0.99))));
    }

    /// A note for each table that was stopped.
    public Stream<String> partial(Function<Arena.Result, String> what) {
        return results.stream()
                .filter(result -> result.outcome().isPartial())
                .map(
                        result ->
                                "PARTIAL: %d of %d %s"
                                        .formatted(
                                                result.outcome().done(),
                                                result.outcome().asked(),
                                                what.apply(result)));
    }
}
