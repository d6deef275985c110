package dalmuti.lab.arena;

import dalmuti.lab.arena.ArenaTables.Entrant;
import dalmuti.lab.arena.ArenaTables.Pair;
import dalmuti.lab.arena.Standings.Figure;
import dalmuti.lab.arena.Standings.Versus;
import dalmuti.lab.play.Round;
import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;
import dalmuti.options.Scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
                tables.notes(
                        it -> "deals at the table of " + it.players(),
                        "The seatings of one deal count as one observation. ± is a standard error,"
                                + " ranges are 95% intervals."),
                sheets,
                List.of(tables.times("Milliseconds a move, where there was a choice")),
                new ArenaPlots(results, Round.unit(game.rules().scoring())).plots());
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
        String played =
                switch (game.span()) {
                    case TRICKS -> "deals and their tricks, without tax";
                    case ROUND -> "first rounds, with all that belongs to them";
                    case MATCH -> "whole matches";
                };
        return Findings.facts(
                "rules",
                game.rules() + game.decree().map(it -> " decree=" + it).orElse(""),
                "played",
                played,
                "deals",
                arena.deals() + ", each from every seat",
                "seed",
                arena.seed());
    }

    private Sheet bots(ArenaTables tables) {
        String unit = Round.unit(game.rules().scoring());
        return tables.bots(
                "bots",
                "Rounds",
                List.of(
                        Column.count("seats", Entrant::seats),
                        Column.mean(unit, Format.THOUSANDTHS, it -> it.of(Figure.POINTS)),
                        Column.figure("±", Format.THOUSANDTHS, it -> it.of(Figure.POINTS).error()),
                        Column.mean("first", Format.PERCENT, it -> it.of(Figure.FIRSTS)),
                        Column.mean("last", Format.PERCENT, it -> it.of(Figure.LASTS)),
                        Column.figure(
                                "rating", Format.WHOLE, it -> it.standings().ratings()[it.index()]),
                        new Column<>(
                                "rating 95%",
                                it ->
                                        new Cell.Range(
                                                it.standings().ratingIntervals().get(it.index()),
                                                Format.WHOLE))));
    }

    private Sheet matches(ArenaTables tables) {
        var columns = new ArrayList<Column<Entrant>>();
        if (game.rules().scoring() == Scoring.POINTS) { // SCORE-1
            columns.add(Column.mean("total", Format.HUNDREDTHS, it -> it.of(Figure.TOTALS)));
            columns.add(
                    Column.interval("total 95%", Format.HUNDREDTHS, it -> it.of(Figure.TOTALS)));
        }
        columns.add(Column.mean("won", Format.PERCENT, it -> it.of(Figure.WINS)));
        columns.add(Column.share("won 95%", it -> it.of(Figure.WINS)));
        return tables.bots("matches", "Matches", columns);
    }

    private Sheet pairs(ArenaTables tables) {
        var columns = new ArrayList<Column<Pair>>();
        columns.add(Column.mean("rounds", Format.PERCENT, it -> it.of(Versus.BEFORE)));
        columns.add(Column.share("rounds 95%", it -> it.of(Versus.BEFORE)));
        if (hasMatches()) {
            columns.add(Column.mean("matches", Format.PERCENT, it -> it.of(Versus.AHEAD)));
            columns.add(Column.share("matches 95%", it -> it.of(Versus.AHEAD)));
        }
        return tables.pairs("How often one finishes before another", "before", columns);
    }
}
