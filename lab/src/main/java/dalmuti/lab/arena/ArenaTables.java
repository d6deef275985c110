package dalmuti.lab.arena;

import dalmuti.lab.report.Column;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.stats.Ratio;

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

        public Ratio of(Standings.Figure figure) {
            return standings().of(figure, index);
        }

        /// How many milliseconds a share of its thoughts took at most.
        double millis(double share) {
            return standings().nanos(index).at(share) / NANOS_PER_MILLI;
        }
    }

    /// Two bots at one table.
    public record Pair(Entrant one, Entrant other) {

        int players() {
            return one.result().players();
        }

        public Ratio of(Standings.Versus versus) {
            return one.standings().of(versus, one.index(), other.index());
        }
    }

    public static List<Entrant> entrants(Arena.Result result) {
        return IntStream.range(0, result.standings().entrants())
                .mapToObj(i -> new Entrant(result, i))
                .toList();
    }

    private Stream<Entrant> entrants() {
        return results.stream().flatMap(result -> entrants(result).stream());
    }

    /// A row for each bot.
    public Sheet bots(String name, String title, List<Column<Entrant>> columns) {
        List<Column<Entrant>> first =
                List.of(
                        Column.count("players", it -> it.result().players()),
                        Column.text("bot", Entrant::name));
        return Sheet.of(name, title, entrants().toList(), joined(first, columns));
    }

    /// A row for each bot and each other.
    public Sheet pairs(String title, String other, List<Column<Pair>> columns) {
        List<Column<Pair>> first =
                List.of(
                        Column.count("players", Pair::players),
                        Column.text("bot", it -> it.one().name()),
                        Column.text(other, it -> it.other().name()));
        return Sheet.of(
                "pairs",
                title,
                entrants().flatMap(ArenaTables::withOthers).toList(),
                joined(first, columns));
    }

    static Stream<Pair> withOthers(Entrant one) {
        return entrants(one.result()).stream()
                .filter(it -> it.index() != one.index())
                .map(it -> new Pair(one, it));
    }

    private static <T> List<T> joined(List<T> first, List<T> rest) {
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

    /// What is to be known about the figures, first of all which tables were stopped.
    ///
    /// @param deals what was counted at a table
    public List<String> notes(Function<Arena.Result, String> deals, String note) {
        return Stream.concat(
                        results.stream().flatMap(it -> it.outcome().partial(deals.apply(it))),
                        Stream.of(note))
                .toList();
    }
}
