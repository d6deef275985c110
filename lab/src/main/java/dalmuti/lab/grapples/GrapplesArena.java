package dalmuti.lab.grapples;

import dalmuti.bots.Bot;
import dalmuti.contract.Driver;
import dalmuti.lab.arena.Arena;
import dalmuti.lab.arena.ArenaGame;
import dalmuti.lab.arena.ArenaTables;
import dalmuti.lab.arena.ArenaTables.Entrant;
import dalmuti.lab.arena.Lineup;
import dalmuti.lab.arena.Standings.Figure;
import dalmuti.lab.arena.Standings.Versus;
import dalmuti.lab.play.BotSeats;
import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Grapples in the arena, game by game.
///
/// @param bots gives a bot by its name, a new one whenever it is asked
public record GrapplesArena(Options options, Function<String, Bot<View, Choice>> bots)
        implements ArenaGame {

    public GrapplesArena {
        options = options.with("games", "1"); // G-WIN-1
    }

    @Override
    public void check(int players) {
        var _ = new Grapples(options).start(players);
    }

    @Override
    public Table table(Lineup lineup) {
        var game = new Grapples(options);
        List<Bot<View, Choice>> entrants = lineup.entrants().stream().map(bots).toList();
        return (seating, cluster, timing) -> {
            var seats = new BotSeats<>(game, seating.of(entrants), seating.luck(), timing);
            var driver = new Driver<>(game, seats, seating.luck().nature());
            Match end = driver.play(game.start(lineup.players()), _ -> {});
            int[] grapples = end.standing().grapples().stream().mapToInt(it -> it).toArray();
            cluster.enter(grapples, seating.seated());
        };
    }

    @Override
    public Findings findings(List<Arena.Result> results) {
        var tables = new ArenaTables(results);
        Arena any = results.getFirst().arena();
        List<Column<Entrant>> bots =
                List.of(
                        Column.count("seats", Entrant::seats),
                        Column.mean("won", Format.PERCENT, it -> it.of(Figure.WINS)),
                        Column.share("won 95%", it -> it.of(Figure.WINS)),
                        Column.mean("grapples", Format.HUNDREDTHS, it -> it.of(Figure.TOTALS)),
                        Column.interval(
                                "grapples 95%", Format.HUNDREDTHS, it -> it.of(Figure.TOTALS)));
        List<Column<ArenaTables.Pair>> pairs =
                List.of(
                        Column.mean("games", Format.PERCENT, it -> it.of(Versus.AHEAD)),
                        Column.share("games 95%", it -> it.of(Versus.AHEAD)));
        return new Findings(
                "Arena of Grapples",
                Findings.facts("decks", any.deals() + ", each from every seat", "seed", any.seed()),
                tables.notes(
                        _ -> "decks",
                        "The seatings of one deck count as one observation. Ranges are 95%"
                                + " intervals."),
                List.of(
                        tables.bots("bots", "Most grapples", bots),
                        tables.pairs(
                                "How often one has more grapples than another", "ahead of", pairs)),
                List.of(tables.times("Milliseconds a choice, where there was one")),
                results.stream().map(GrapplesArena::wins).toList());
    }

    private static Plot wins(Arena.Result result) {
        int players = result.players();
        return new Plot.Whiskers(
                "wins-%d-%s".formatted(players, result.arena().lineup().entrants().getFirst()),
                "Games won, %d players".formatted(players),
                "Share with its 95% interval; the line is an equal share.",
                "% of games won",
                ArenaTables.entrants(result).stream()
                        .map(it -> Plot.Dot.percent(it.name(), it.of(Figure.WINS)))
                        .toList(),
                Optional.of(100.0 / players));
    }
}
