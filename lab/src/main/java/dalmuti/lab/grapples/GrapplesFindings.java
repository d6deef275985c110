package dalmuti.lab.grapples;

import dalmuti.lab.grapples.GameTally.Measure;
import dalmuti.lab.grapples.GameTally.Pair;
import dalmuti.lab.grapples.GameTally.Turn;
import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// What a survey of Grapples shows.
public record GrapplesFindings(GameSurvey survey, Outcome<GameTally> outcome) {

    /// People who have something in common.
    private record Group(String label, Pair pair) {

        Ratio wins() {
            return pair.wins();
        }

        Ratio grapples() {
            return pair.grapples();
        }
    }

    /// @param number from 1
    private record Numbered(int number, Turn turn) {}

    public Findings findings() {
        var tally = outcome.tally();
        List<Group> seats = groups(tally.seats(), i -> "" + (i + 1));
        List<Group> distances = groups(tally.distances(), GrapplesFindings::distance);
        List<Group> offices = groups(tally.offices(), GrapplesFindings::office);
        return new Findings(
                "Grapples: luck, office and cards",
                facts(),
                notes(),
                List.of(
                        people("seats", "By seat", "seat", seats),
                        people("dealer", "By distance from the first dealer", "seat", distances),
                        people("office", "By cards dealt in office", "cards dealt", offices),
                        cards(),
                        games(),
                        turns()),
                List.of(),
                List.of(
                        wins("dealer", "What it is worth to deal first", distances),
                        wins(
                                "office",
                                "What it is worth to be in office: cards dealt as dealer",
                                offices),
                        cardPlot(),
                        leaderPlot(),
                        expectedPlot()));
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

    private static String distance(int seats) {
        return seats == 0 ? "first dealer" : seats + " to the left";
    }

    private static String office(int step) {
        int from = step * GameTally.OFFICE_STEP;
        return from + " to " + (from + GameTally.OFFICE_STEP - 1);
    }

    /// Groups to which anybody has belonged.
    private static List<Group> groups(List<Pair> pairs, IntFunction<String> label) {
        return IntStream.range(0, pairs.size())
                .filter(i -> pairs.get(i).wins().count() > 0)
                .mapToObj(i -> new Group(label.apply(i), pairs.get(i)))
                .toList();
    }

    private static Sheet people(String name, String title, String by, List<Group> groups) {
        return Sheet.of(
                name,
                title,
                groups,
                List.of(
                        Column.text(by, Group::label),
                        Column.count("people", it -> (long) it.wins().count()),
                        Column.mean("wins", Format.PERCENT, Group::wins),
                        Column.share("wins 95%", Group::wins),
                        Column.mean("grapples", Format.HUNDREDTHS, Group::grapples),
                        Column.interval("95%", Format.HUNDREDTHS, Group::grapples)));
    }

    private List<Group> specials() {
        return Arrays.stream(Special.values())
                .map(special -> new Group(special.title(), outcome.tally().card(special)))
                .toList();
    }

    private Sheet cards() {
        return Sheet.of(
                "cards",
                "What it is worth to be dealt a card: wins and grapples more than the table has",
                specials(),
                List.of(
                        Column.text("card", Group::label),
                        Column.count("dealt", it -> (long) it.wins().count()),
                        Column.mean("wins", Format.PERCENT, Group::wins),
                        Column.interval("wins 95%", Format.PERCENT, Group::wins),
                        Column.mean("grapples", Format.HUNDREDTHS, Group::grapples),
                        Column.interval("95%", Format.HUNDREDTHS, Group::grapples)));
    }

    private Sheet games() {
        Function<Measure, Ratio> ratio = outcome.tally()::measure;
        return Sheet.of(
                "games",
                "Games",
                List.of(Measure.values()),
                List.of(
                        Column.text("measure", Measure::title),
                        new Column<>("mean", it -> Cell.of(ratio.apply(it).mean(), it.format())),
                        new Column<>(
                                "95%", it -> Cell.of(ratio.apply(it).interval(), it.format()))));
    }

    private Sheet turns() {
        return Sheet.of(
                "turns",
                "Expected values turn by turn: the next card for an onlooker and in truth, the"
                        + " leader's grapples, and how often who leads then wins",
                numbered(),
                List.of(
                        Column.count("turn", Numbered::number),
                        Column.count("games", it -> (long) it.turn().cards().count()),
                        Column.mean("cards left", Format.TENTHS, it -> it.turn().cards()),
                        Column.mean("expected", Format.THOUSANDTHS, it -> it.turn().expected()),
                        Column.mean("in truth", Format.THOUSANDTHS, it -> it.turn().left()),
                        Column.mean("leader has", Format.HUNDREDTHS, it -> it.turn().grapples()),
                        Column.mean("leader wins", Format.PERCENT, it -> it.turn().leaderWins())));
    }

    private List<Numbered> numbered() {
        List<Turn> turns = outcome.tally().turns();
        return IntStream.range(0, turns.size())
                .mapToObj(i -> new Numbered(i + 1, turns.get(i)))
                .toList();
    }

    private Plot wins(String name, String title, List<Group> groups) {
        return new Plot.Whiskers(
                name,
                title,
                "Share of wins with its 95% interval; the line is an equal share.",
                "% of games won",
                groups.stream().map(it -> Plot.Dot.percent(it.label(), it.wins())).toList(),
                Optional.of(100.0 / survey.players()));
    }

    private Plot cardPlot() {
        return new Plot.Whiskers(
                "cards",
                "What it is worth to be dealt a card",
                "How much more often than the table who is dealt it wins, in percentage points.",
                "percentage points",
                specials().stream()
                        .map(
                                it ->
                                        new Plot.Dot(
                                                it.label(),
                                                100 * it.wins().mean(),
                                                it.wins().interval().times(100)))
                        .toList(),
                Optional.of(0.0));
    }

    private Plot leaderPlot() {
        return new Plot.Curves(
                "leader",
                "How early a game is decided",
                "How often who leads when a turn begins wins in the end.",
                "turn",
                "% of games",
                List.of(curve("leader wins", Turn::leaderWins, 100)));
    }

    private Plot expectedPlot() {
        return new Plot.Curves(
                "expected",
                "The worth of the next card",
                "Mean of what an onlooker must expect, and of the cards that are really left.",
                "turn",
                "grapples",
                List.of(
                        curve("expected", Turn::expected, 1), curve("in truth", Turn::left, 1)));
    }

    /// Turns that hardly any game reaches are left out: they would only show noise.
    private Plot.Curve curve(String label, Function<Turn, Ratio> figure, double scale) {
        List<Numbered> turns = numbered();
        double games = turns.isEmpty() ? 0 : turns.getFirst().turn().cards().count();
        return new Plot.Curve(
                label,
                turns.stream()
                        .takeWhile(it -> it.turn().cards().count() > games / 10)
                        .map(it -> Plot.Point.of(it.number(), figure.apply(it.turn()), scale))
                        .toList());
    }
}
