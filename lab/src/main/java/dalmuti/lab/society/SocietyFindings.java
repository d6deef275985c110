package dalmuti.lab.society;

import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a survey shows; societies are told side by side where there are several.
///
/// @param titles of the positions, the best first
public record SocietyFindings(Survey survey, Outcome<Comparison> outcome, List<String> titles) {

    public SocietyFindings {
        titles = List.copyOf(titles);
    }

    List<Census> societies() {
        return outcome.tally().societies();
    }

    public Findings findings() {
        var sheets = new ArrayList<Sheet>();
        sheets.add(mobility());
        sheets.add(positions());
        sheets.add(societies().size() == 1 ? measures() : comparison());
        return new Findings(
                "Who stays on top",
                facts(),
                notes(),
                sheets,
                List.of(),
                new SocietyPlots(this).plots());
    }

    private Map<String, String> facts() {
        var facts = new LinkedHashMap<String, String>();
        for (int i = 0; i < survey.regimes().size(); i++) {
            String name = survey.regimes().size() == 1 ? "rules" : "rules " + letter(i);
            facts.put(name, survey.regimes().get(i).toString());
        }
        facts.put("players", survey.players() + ", " + survey.bots());
        facts.put("matches", String.valueOf(survey.matches()));
        facts.put("rounds", String.valueOf(societies().getFirst().mobility().rounds()));
        facts.put("seed", String.valueOf(survey.seed()));
        return facts;
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        if (outcome.isPartial()) {
            notes.add("PARTIAL: %d of %d matches".formatted(outcome.done(), outcome.asked()));
        }
        notes.add(
                "A match counts as one observation, played by all rules with the same luck. Ranges"
                        + " are 95% intervals.");
        return notes;
    }

    /// A, B, C for the first, second and third rules.
    static String letter(int index) {
        return String.valueOf((char) ('A' + index));
    }

    private Sheet mobility() {
        int players = titles.size();
        var columns = new ArrayList<>(List.of("rules", "position"));
        for (int next = 1; next <= players; next++) {
            columns.add("to " + next);
        }
        var rows = new ArrayList<List<Cell>>();
        for (int i = 0; i < societies().size(); i++) {
            Mobility mobility = societies().get(i).mobility();
            for (int position = 0; position < players; position++) {
                var row = new ArrayList<>(start(i, position));
                for (int next = 0; next < players; next++) {
                    row.add(Cell.of(share(mobility, position, next), Format.PERCENT));
                }
                rows.add(row);
            }
        }
        return new Sheet("mobility", "From position to next position", columns, rows);
    }

    private List<Cell> start(int society, int position) {
        return List.of(
                Cell.of(letter(society)), Cell.of((position + 1) + " " + titles.get(position)));
    }

    static double share(Mobility mobility, int position, int next) {
        return (double) mobility.moved(position, next) / Math.max(1, mobility.rounds());
    }

    private Sheet positions() {
        var rows = new ArrayList<List<Cell>>();
        for (int i = 0; i < societies().size(); i++) {
            Census census = societies().get(i);
            for (int position = 0; position < titles.size(); position++) {
                Ratio worth = census.worth(position);
                Ratio wins = census.wins(position);
                var row = new ArrayList<>(start(i, position));
                row.add(Cell.of(worth.mean(), Format.THOUSANDTHS));
                row.add(Cell.of(worth.interval(), Format.THOUSANDTHS));
                row.add(Cell.of(census.stays(position).mean(), Format.PERCENT));
                row.add(Cell.of(wins.mean(), Format.PERCENT));
                row.add(Cell.of(wins.share(), Format.PERCENT));
                rows.add(row);
            }
        }
        return new Sheet(
                "positions",
                "What a position is worth: points a round, and matches won from it at first",
                List.of("rules", "position", "points", "points 95%", "stays", "wins", "wins 95%"),
                rows);
    }

    private Sheet measures() {
        var rows = new ArrayList<List<Cell>>();
        for (Measure measure : Measure.values()) {
            Ratio ratio = societies().getFirst().measure(measure);
            rows.add(
                    List.of(
                            Cell.of(measure.title()),
                            Cell.of(ratio.mean(), measure.format()),
                            Cell.of(ratio.interval(), measure.format())));
        }
        return new Sheet("rounds", "Society", List.of("measure", "mean", "95%"), rows);
    }

    private Sheet comparison() {
        var columns = new ArrayList<>(List.of("measure", "A"));
        for (int i = 1; i < societies().size(); i++) {
            columns.addAll(List.of(letter(i), letter(i) + "-A", letter(i) + "-A 95%"));
        }
        var rows = new ArrayList<List<Cell>>();
        for (Measure measure : Measure.values()) {
            Ratio first = societies().getFirst().measure(measure);
            var row = new ArrayList<Cell>();
            row.add(Cell.of(measure.title()));
            row.add(Cell.of(first.mean(), measure.format()));
            for (int i = 1; i < societies().size(); i++) {
                Ratio second = societies().get(i).measure(measure);
                row.add(Cell.of(second.mean(), measure.format()));
                row.add(Cell.of(second.mean() - first.mean(), measure.format()));
                row.add(Cell.of(outcome.tally().difference(i, measure), measure.format()));
            }
            rows.add(row);
        }
        return new Sheet("comparison", "What the rules change", columns, rows);
    }
}
