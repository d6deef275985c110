package dalmuti.lab.arena;

import dalmuti.lab.arena.ArenaTables.Entrant;
import dalmuti.lab.arena.ArenaTables.Pair;
import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What arenas of The Great Dalmuti show.
///
/// @param results at least one
record ArenaFindings(DalmutiArena game, List<Arena.Result> results) {

    Findings findings() {
        var tables = new ArenaTables(results);
        var sheets = new ArrayList<>(List.of(bots(tables), pairs(tables)));
        if (hasMatches()) {
            sheets.add(1, matches(tables));
        }
        return new Findings(
                "Arena: " + String.join(", ", entrants()),
                facts(),
                notes(tables),
                sheets,
                List.of(tables.times("Milliseconds a move, where there was a choice")),
                new ArenaPlots(results).plots());
    }

    private boolean hasMatches() {
        return game.span() == DalmutiArena.Span.MATCH;
    }

    /// Everybody who plays at any of the tables.
    private List<String> entrants() {
        return results.stream()
                .flatMap(result -> result.arena().lineup().entrants().stream())
                .distinct()
                .toList();
    }

    private Map<String, String> facts() {
        Arena arena = results.getFirst().arena();
        var facts = new LinkedHashMap<String, String>();
        facts.put("rules", game.rules().toString());
        facts.put(
                "played",
                switch (game.span()) {
                    case TRICKS -> "deals and their tricks, without tax";
                    case ROUND -> "first rounds, with all that belongs to them";
                    case MATCH -> "whole matches";
                });
        facts.put("deals", arena.deals() + ", each from every seat");
        facts.put("seed", String.valueOf(arena.seed()));
        return facts;
    }

    private static List<String> notes(ArenaTables tables) {
        return Stream.concat(
                        tables.partial(it -> "deals at the table of " + it.players()),
                        Stream.of(
                                "The seatings of one deal count as one observation. ± is a"
                                        + " standard error, ranges are 95% intervals."))
                .toList();
    }

    private static Sheet bots(ArenaTables tables) {
        return tables.bots(
                "bots",
                "Rounds",
                List.of(
                        Column.count("seats", Entrant::seats),
                        Column.mean("points", Format.THOUSANDTHS, Entrant::points),
                        Column.figure("±", Format.THOUSANDTHS, it -> it.points().error()),
                        Column.mean("first", Format.PERCENT, it -> it.standings().firsts(it.index())),
                        Column.mean("last", Format.PERCENT, it -> it.standings().lasts(it.index())),
                        Column.figure("rating", Format.WHOLE, it -> it.standings().ratings()[it.index()]),
                        new Column<>("rating 95%", it -> Cell.of(it.standings().ratingIntervals().get(it.index()), Format.WHOLE))));
    }

    private static Sheet matches(ArenaTables tables) {
        return tables.bots(
                "matches",
                "Matches",
                List.of(
                        Column.mean("total", Format.HUNDREDTHS, Entrant::totals),
                        Column.interval("total 95%", Format.HUNDREDTHS, Entrant::totals),
                        Column.mean("won", Format.PERCENT, Entrant::wins),
                        Column.share("won 95%", Entrant::wins)));
    }

    private Sheet pairs(ArenaTables tables) {
        var columns = new ArrayList<Column<Pair>>();
        columns.add(Column.mean("rounds", Format.PERCENT, Pair::before));
        columns.add(Column.share("rounds 95%", Pair::before));
        if (hasMatches()) {
            columns.add(Column.mean("matches", Format.PERCENT, Pair::ahead));
            columns.add(Column.share("matches 95%", Pair::ahead));
        }
        return tables.pairs("How often one finishes before another", "before", columns);
    }
}
