package dalmuti.lab.grapples;

import dalmuti.lab.arena.Party;
import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What bots show against each other in Grapples, one table after another.
public record GameArenaFindings(List<GameArena.Result> results) {

    public GameArenaFindings {
        results = List.copyOf(results);
    }

    public Findings findings() {
        List<Plot> plots = results.stream().map(GameArenaFindings::wins).toList();
        return new Findings(
                "Arena of Grapples",
                facts(),
                notes(),
                List.of(bots(), pairs()),
                List.of(times()),
                plots);
    }

    private Map<String, String> facts() {
        GameArena arena = results.getFirst().arena();
        var facts = new LinkedHashMap<String, String>();
        facts.put("decks", arena.decks() + ", each from every seat");
        facts.put("seed", String.valueOf(arena.seed()));
        return facts;
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        for (GameArena.Result result : results) {
            if (result.outcome().isPartial()) {
                notes.add(
                        "PARTIAL: %d of %d decks"
                                .formatted(result.outcome().done(), result.outcome().asked()));
            }
        }
        notes.add("The seatings of one deck count as one observation. Ranges are 95% intervals.");
        return notes;
    }

    private Sheet bots() {
        var rows = new ArrayList<List<Cell>>();
        for (GameArena.Result result : results) {
            for (int i = 0; i < result.standings().entrants(); i++) {
                Ratio wins = result.standings().wins(i);
                Ratio grapples = result.standings().totals(i);
                rows.add(
                        List.of(
                                result.party().players(),
                                result.party().bot(i),
                                Cell.of(result.arena().lineup().copies(i)),
                                Cell.of(wins.mean(), Format.PERCENT),
                                Cell.of(wins.share(), Format.PERCENT),
                                Cell.of(grapples.mean(), Format.HUNDREDTHS),
                                Cell.of(grapples.interval(), Format.HUNDREDTHS)));
            }
        }
        return new Sheet(
                "bots",
                "Most grapples",
                List.of("players", "bot", "seats", "won", "won 95%", "grapples", "grapples 95%"),
                rows);
    }

    private Sheet pairs() {
        var rows = new ArrayList<List<Cell>>();
        for (GameArena.Result result : results) {
            for (int i = 0; i < result.standings().entrants(); i++) {
                for (int j = 0; j < result.standings().entrants(); j++) {
                    if (i != j) {
                        Ratio ahead = result.standings().ahead(i, j);
                        rows.add(
                                List.of(
                                        result.party().players(),
                                        result.party().bot(i),
                                        result.party().bot(j),
                                        Cell.of(ahead.mean(), Format.PERCENT),
                                        Cell.of(ahead.share(), Format.PERCENT)));
                    }
                }
            }
        }
        return new Sheet(
                "pairs",
                "How often one has more grapples than another",
                List.of("players", "bot", "ahead of", "games", "games 95%"),
                rows);
    }

    private Sheet times() {
        return Party.times(
                "Milliseconds a choice, where there was one",
                results.stream().map(GameArena.Result::party).toList());
    }

    private static Plot wins(GameArena.Result result) {
        List<String> names = result.arena().lineup().entrants();
        var dots = new ArrayList<Plot.Dot>();
        for (int i = 0; i < names.size(); i++) {
            Ratio wins = result.standings().wins(i);
            Interval share = wins.share();
            dots.add(
                    new Plot.Dot(
                            names.get(i),
                            100 * wins.mean(),
                            new Interval(100 * share.low(), 100 * share.high())));
        }
        int players = result.arena().lineup().players();
        return new Plot.Whiskers(
                "wins-%d-%s".formatted(players, names.getFirst()),
                "Games won, %d players".formatted(players),
                "Share with its 95% interval; the line is an equal share.",
                "% of games won",
                dots,
                Optional.of(100.0 / players));
    }
}
