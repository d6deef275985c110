package dalmuti.lab.grapples;

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
import java.util.function.IntFunction;

/// What a survey of Grapples shows.
public record GrapplesFindings(GameSurvey survey, Outcome<GameTally> outcome) {

    public Findings findings() {
        return new Findings(
                "Grapples: luck, office and cards",
                facts(),
                notes(),
                List.of(
                        people("seats", "By seat", "seat", tally().seats(), i -> "" + (i + 1)),
                        people(
                                "dealer",
                                "By distance from the first dealer",
                                "seat",
                                tally().distances(),
                                GrapplesFindings::distance),
                        people(
                                "office",
                                "By cards dealt in office",
                                "cards dealt",
                                tally().offices(),
                                GrapplesFindings::office),
                        cards(),
                        games(),
                        turns()),
                List.of(),
                new GrapplesPlots(tally()).plots());
    }

    private GameTally tally() {
        return outcome.tally();
    }

    private Map<String, String> facts() {
        var facts = new LinkedHashMap<String, String>();
        facts.put("players", survey.players() + ", " + survey.bots());
        facts.put("games", String.valueOf(survey.games()));
        facts.put("seed", String.valueOf(survey.seed()));
        return facts;
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        if (outcome.isPartial()) {
            notes.add("PARTIAL: %d of %d games".formatted(outcome.done(), outcome.asked()));
        }
        notes.add("A game counts as one observation. Ranges are 95% intervals.");
        return notes;
    }

    static String distance(int seats) {
        return seats == 0 ? "first dealer" : seats + " to the left";
    }

    static String office(int step) {
        int from = step * GameTally.OFFICE_STEP;
        return from + " to " + (from + GameTally.OFFICE_STEP - 1);
    }

    private static Sheet people(
            String name,
            String title,
            String by,
            List<GameTally.Pair> pairs,
            IntFunction<String> label) {
        var rows = new ArrayList<List<Cell>>();
        for (int i = 0; i < pairs.size(); i++) {
            Ratio wins = pairs.get(i).wins();
            Ratio grapples = pairs.get(i).grapples();
            if (wins.count() > 0) {
                rows.add(
                        List.of(
                                Cell.of(label.apply(i)),
                                Cell.of((long) wins.count()),
                                Cell.of(wins.mean(), Format.PERCENT),
                                Cell.of(wins.share(), Format.PERCENT),
                                Cell.of(grapples.mean(), Format.HUNDREDTHS),
                                Cell.of(grapples.interval(), Format.HUNDREDTHS)));
            }
        }
        return new Sheet(
                name, title, List.of(by, "people", "wins", "wins 95%", "grapples", "95%"), rows);
    }

    private Sheet cards() {
        var rows = new ArrayList<List<Cell>>();
        for (Special special : Special.values()) {
            GameTally.Pair pair = tally().card(special);
            rows.add(
                    List.of(
                            Cell.of(special.title()),
                            Cell.of((long) pair.wins().count()),
                            Cell.of(pair.wins().mean(), Format.PERCENT),
                            Cell.of(pair.wins().interval(), Format.PERCENT),
                            Cell.of(pair.grapples().mean(), Format.HUNDREDTHS),
                            Cell.of(pair.grapples().interval(), Format.HUNDREDTHS)));
        }
        return new Sheet(
                "cards",
                "What it is worth to be dealt a card: wins and grapples more than the table has",
                List.of("card", "dealt", "wins", "wins 95%", "grapples", "95%"),
                rows);
    }

    private Sheet games() {
        var rows = new ArrayList<List<Cell>>();
        for (GameTally.Measure measure : GameTally.Measure.values()) {
            Ratio ratio = tally().measure(measure);
            Format format =
                    measure == GameTally.Measure.SHARED ? Format.PERCENT : Format.HUNDREDTHS;
            rows.add(
                    List.of(
                            Cell.of(measure.title()),
                            Cell.of(ratio.mean(), format),
                            Cell.of(ratio.interval(), format)));
        }
        return new Sheet("games", "Games", List.of("measure", "mean", "95%"), rows);
    }

    private Sheet turns() {
        var rows = new ArrayList<List<Cell>>();
        List<GameTally.Turn> turns = tally().turns();
        for (int i = 0; i < turns.size(); i++) {
            GameTally.Turn turn = turns.get(i);
            rows.add(
                    List.of(
                            Cell.of(i + 1),
                            Cell.of((long) turn.cards().count()),
                            Cell.of(turn.cards().mean(), Format.TENTHS),
                            Cell.of(turn.expected().mean(), Format.THOUSANDTHS),
                            Cell.of(turn.left().mean(), Format.THOUSANDTHS),
                            Cell.of(turn.grapples().mean(), Format.HUNDREDTHS),
                            Cell.of(turn.leaderWins().mean(), Format.PERCENT)));
        }
        return new Sheet(
                "turns",
                "Expected values turn by turn: the next card for an onlooker and in truth, the"
                        + " leader's grapples, and how often who leads then wins",
                List.of(
                        "turn",
                        "games",
                        "cards left",
                        "expected",
                        "in truth",
                        "leader has",
                        "leader wins"),
                rows);
    }
}
