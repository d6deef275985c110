package dalmuti.lab.arena;

import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the contests of a run show, one table after another.
///
/// @param results of at least one contest, all over the same span
public record ArenaFindings(List<Arena.Result> results) {

    public ArenaFindings {
        results = List.copyOf(results);
    }

    public Findings findings() {
        var sheets = new ArrayList<>(List.of(bots(), pairs()));
        if (span() == Contest.Span.MATCH) {
            sheets.add(1, matches());
        }
        return new Findings(
                "Arena: " + String.join(", ", entrants()),
                facts(),
                notes(),
                sheets,
                List.of(times()),
                new ArenaPlots(this).plots());
    }

    Contest.Span span() {
        return results.getFirst().contest().span();
    }

    /// Everybody who plays in any of the contests.
    private List<String> entrants() {
        return results.stream()
                .flatMap(result -> result.contest().lineup().entrants().stream())
                .distinct()
                .toList();
    }

    private Map<String, String> facts() {
        Contest contest = results.getFirst().contest();
        var facts = new LinkedHashMap<String, String>();
        facts.put("rules", contest.rules().toString());
        facts.put(
                "played",
                switch (contest.span()) {
                    case TRICKS -> "deals and their tricks, without tax";
                    case ROUND -> "first rounds, with all that belongs to them";
                    case MATCH -> "whole matches";
                });
        facts.put("deals", contest.deals() + ", each from every seat");
        facts.put("seed", String.valueOf(contest.seed()));
        return facts;
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        for (Arena.Result result : results) {
            if (result.outcome().isPartial()) {
                notes.add(
                        "PARTIAL: %d of %d deals at the table of %d"
                                .formatted(
                                        result.outcome().done(),
                                        result.outcome().asked(),
                                        result.contest().lineup().players()));
            }
        }
        notes.add(
                "The seatings of one deal count as one observation. ± is a standard error,"
                        + " ranges are 95% intervals.");
        return notes;
    }

    private Sheet bots() {
        var rows = new ArrayList<List<Cell>>();
        for (Arena.Result result : results) {
            Standings standings = result.standings();
            double[] ratings = standings.ratings();
            List<Interval> intervals = standings.ratingIntervals();
            for (int i = 0; i < standings.entrants(); i++) {
                rows.add(
                        List.of(
                                result.party().players(),
                                result.party().bot(i),
                                Cell.of(result.contest().lineup().copies(i)),
                                Cell.of(standings.points(i).mean(), Format.THOUSANDTHS),
                                Cell.of(standings.points(i).error(), Format.THOUSANDTHS),
                                Cell.of(standings.firsts(i).mean(), Format.PERCENT),
                                Cell.of(standings.lasts(i).mean(), Format.PERCENT),
                                Cell.of(ratings[i], Format.WHOLE),
                                Cell.of(intervals.get(i), Format.WHOLE)));
            }
        }
        return new Sheet(
                "bots",
                "Rounds",
                List.of(
                        "players",
                        "bot",
                        "seats",
                        "points",
                        "±",
                        "first",
                        "last",
                        "rating",
                        "rating 95%"),
                rows);
    }

    private Sheet matches() {
        var rows = new ArrayList<List<Cell>>();
        for (Arena.Result result : results) {
            for (int i = 0; i < result.standings().entrants(); i++) {
                Ratio totals = result.standings().totals(i);
                Ratio wins = result.standings().wins(i);
                rows.add(
                        List.of(
                                result.party().players(),
                                result.party().bot(i),
                                Cell.of(totals.mean(), Format.HUNDREDTHS),
                                Cell.of(totals.interval(), Format.HUNDREDTHS),
                                Cell.of(wins.mean(), Format.PERCENT),
                                Cell.of(wins.share(), Format.PERCENT)));
            }
        }
        return new Sheet(
                "matches",
                "Matches",
                List.of("players", "bot", "total", "total 95%", "won", "won 95%"),
                rows);
    }

    private Sheet pairs() {
        var rows = new ArrayList<List<Cell>>();
        for (Arena.Result result : results) {
            int entrants = result.standings().entrants();
            for (int i = 0; i < entrants; i++) {
                for (int j = 0; j < entrants; j++) {
                    if (i != j) {
                        rows.add(pair(result, i, j));
                    }
                }
            }
        }
        var columns = new ArrayList<>(List.of("players", "bot", "before", "rounds", "rounds 95%"));
        if (span() == Contest.Span.MATCH) {
            columns.addAll(List.of("matches", "matches 95%"));
        }
        return new Sheet("pairs", "How often one finishes before another", columns, rows);
    }

    private List<Cell> pair(Arena.Result result, int one, int other) {
        Ratio before = result.standings().before(one, other);
        var row =
                new ArrayList<>(
                        List.of(
                                result.party().players(),
                                result.party().bot(one),
                                result.party().bot(other),
                                Cell.of(before.mean(), Format.PERCENT),
                                Cell.of(before.share(), Format.PERCENT)));
        if (span() == Contest.Span.MATCH) {
            Ratio ahead = result.standings().ahead(one, other);
            row.add(Cell.of(ahead.mean(), Format.PERCENT));
            row.add(Cell.of(ahead.share(), Format.PERCENT));
        }
        return row;
    }

    private Sheet times() {
        return Party.times(
                "Milliseconds a move, where there was a choice",
                results.stream().map(Arena.Result::party).toList());
    }
}
