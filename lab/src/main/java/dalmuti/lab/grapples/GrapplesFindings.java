package dalmuti.lab.grapples;

import dalmuti.lab.grapples.GrapplesTally.Measure;
import dalmuti.lab.grapples.GrapplesTally.People;
import dalmuti.lab.grapples.GrapplesTally.Turn;
import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Plot;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.stats.Figures;
import dalmuti.lab.stats.Ratio;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a survey of Grapples shows.
public record GrapplesFindings(GrapplesSurvey survey, Outcome<GrapplesTally> outcome) {

    /// People who have something in common.
    private record Group(String label, Figures<People> figures, int index) {

        Ratio wins() {
            return figures.of(People.WINS, index);
        }

        Ratio grapples() {
            return figures.of(People.GRAPPLES, index);
        }
    }

    public Findings findings() {
        var tally = outcome.tally();
        List<Group> seats = groups(tally.seats, i -> "" + (i + 1));
        List<Group> distances = groups(tally.distances, GrapplesFindings::distance);
        List<Group> offices = groups(tally.offices, GrapplesFindings::office);
        return new Findings(
                "Grapples: luck, office and cards",
                Findings.facts(
                        "players", survey.players() + ", " + survey.botNames(),
                        "games", survey.games(),
                        "seed", survey.seed()),
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

    private List<String> notes() {
        String note = "A game counts as one observation. Ranges are 95% intervals.";
        return Stream.concat(outcome.partial("games"), Stream.of(note)).toList();
    }

    private static String distance(int seats) {
        return seats == 0 ? "first dealer" : seats + " to the left";
    }

    private static String office(int step) {
        int from = step * GrapplesTally.OFFICE_STEP;
        return from + " to " + (from + GrapplesTally.OFFICE_STEP - 1);
    }

    /// Groups to which anybody has belonged.
    private static List<Group> groups(Figures<People> figures, IntFunction<String> label) {
        return IntStream.range(0, figures.things())
                .mapToObj(i -> new Group(label.apply(i), figures, i))
                .filter(it -> it.wins().count() > 0)
                .toList();
    }

    private static Sheet people(String name, String title, String by, List<Group> groups) {
        return Sheet.of(
                name, title, groups, columns(by, "people", Column.share("wins 95%", Group::wins)));
    }

    private static List<Column<Group>> columns(String by, String counted, Column<Group> winsRange) {
        return List.of(
                Column.text(by, Group::label),
                Column.count(counted, it -> (long) it.wins().count()),
                Column.mean("wins", Format.PERCENT, Group::wins),
                winsRange,
                Column.mean("grapples", Format.HUNDREDTHS, Group::grapples),
                Column.interval("95%", Format.HUNDREDTHS, Group::grapples));
    }

    private List<Group> kinds() {
        return Arrays.stream(CardKind.values())
                .map(it -> new Group(it.title(), outcome.tally().cards, it.index()))
                .toList();
    }

    private Sheet cards() {
        return Sheet.of(
                "cards",
                "What it is worth to be dealt a card: wins and grapples more than the table has",
                kinds(),
                columns("card", "dealt", Column.interval("wins 95%", Format.PERCENT, Group::wins)));
    }

    private Sheet games() {
        return Sheet.of("games", "Games", List.of(Measure.values()), outcome.tally()::measure);
    }

    private Sheet turns() {
        List<Column<Integer>> columns =
                List.of(
                        Column.count("turn", it -> it + 1),
                        Column.count("games", it -> (long) of(Turn.CARDS, it).count()),
                        Column.mean("cards left", Format.TENTHS, it -> of(Turn.CARDS, it)),
                        Column.mean("expected", Format.THOUSANDTHS, it -> of(Turn.EXPECTED, it)),
                        Column.mean("in truth", Format.THOUSANDTHS, it -> of(Turn.LEFT, it)),
                        Column.mean("leader has", Format.HUNDREDTHS, it -> of(Turn.GRAPPLES, it)),
                        Column.mean("leader wins", Format.PERCENT, it -> of(Turn.LEADER_WINS, it)));
        return Sheet.of(
                "turns",
                "Expected values turn by turn: the next card for an onlooker and in truth, the"
                        + " leader's grapples, and how often who leads then wins",
                IntStream.range(0, turnsOfMoreThan(0)).boxed().toList(),
                columns);
    }

    private Ratio of(Turn figure, int turn) {
        return outcome.tally().turns.of(figure, turn);
    }

    /// How many turns there are that more games than this have come to.
    private int turnsOfMoreThan(double games) {
        return (int)
                IntStream.range(0, outcome.tally().turns.things())
                        .takeWhile(turn -> of(Turn.CARDS, turn).count() > games)
                        .count();
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
                kinds().stream().map(it -> Plot.Dot.mean(it.label(), it.wins(), 100)).toList(),
                Optional.of(0.0));
    }

    private Plot leaderPlot() {
        return new Plot.Curves(
                "leader",
                "How early a game is decided",
                "How often who leads when a turn begins wins in the end.",
                "turn",
                "% of games",
                List.of(curve("leader wins", Turn.LEADER_WINS, 100)));
    }

    private Plot expectedPlot() {
        return new Plot.Curves(
                "expected",
                "The worth of the next card",
                "Mean of what an onlooker must expect, and of the cards that are really left.",
                "turn",
                "grapples",
                List.of(curve("expected", Turn.EXPECTED, 1), curve("in truth", Turn.LEFT, 1)));
    }

    /// Turns that hardly any game reaches are left out: they would only show noise.
    private Plot.Curve curve(String label, Turn figure, double scale) {
        double games = of(Turn.CARDS, 0).count();
        return Plot.Curve.of(label, turnsOfMoreThan(games / 10), scale, turn -> of(figure, turn));
    }
}
