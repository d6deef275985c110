package dalmuti.lab.arena;

import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.stats.Quantiles;

import java.util.ArrayList;
import java.util.List;

/// Those who met at one table, and how they did, whatever the game.
public record Party(Lineup lineup, Standings standings) {

    private static final double NANOS_PER_MILLI = 1e6;

    /// How many sat at the table.
    public Cell players() {
        return Cell.of(lineup.players());
    }

    public Cell bot(int entrant) {
        return Cell.of(lineup.entrants().get(entrant));
    }

    /// How long everybody thought.
    public static Sheet times(String title, List<Party> parties) {
        var rows = new ArrayList<List<Cell>>();
        for (Party party : parties) {
            for (int i = 0; i < party.standings().entrants(); i++) {
                Quantiles nanos = party.standings().nanos(i);
                rows.add(
                        List.of(
                                party.players(),
                                party.bot(i),
                                Cell.of(nanos.count()),
                                Cell.of(nanos.at(0.5) / NANOS_PER_MILLI, Format.TEN_THOUSANDTHS),
                                Cell.of(nanos.at(0.99) / NANOS_PER_MILLI, Format.TEN_THOUSANDTHS)));
            }
        }
        return new Sheet("times", title, List.of("players", "bot", "timed", "p50", "p99"), rows);
    }
}
