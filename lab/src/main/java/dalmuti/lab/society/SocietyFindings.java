package dalmuti.lab.society;

import dalmuti.decrees.Decree;
import dalmuti.lab.play.Round;
import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Column;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.society.SocietyTally.Position;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Ratio;
import dalmuti.options.Scoring;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a survey shows; societies are told side by side where there are several.
///
/// @param titles of the positions, the best first
public record SocietyFindings(Survey survey, Outcome<Comparison> outcome, List<String> titles) {

    public SocietyFindings {
        titles = List.copyOf(titles);
    }

    /// More societies than that are told one below the other.
    private static final int MOST_SIDE_BY_SIDE = 5;

    private static final List<Measure> MAIN =
            List.of(
                    Measure.TOP_STAYS,
                    Measure.BOTTOM_STAYS,
                    Measure.STEPS,
                    Measure.TOP_POINTS,
                    Measure.BOTTOM_POINTS,
                    Measure.BORN_TO_WIN);

    /// What came of one of the variants, which are called A, B, C.
    record Society(String letter, String rules, SocietyTally tally) {}

    List<Society> societies() {
        return IntStream.range(0, survey.variants().size()).mapToObj(this::society).toList();
    }

    private Society society(int index) {
        String rules = survey.variants().get(index).toString();
        SocietyTally tally = outcome.tally().societies().get(index);
        return new Society(String.valueOf((char) ('A' + index)), rules, tally);
    }

    public Findings findings() {
        var sheets = new ArrayList<Sheet>();
        sheets.add(mobility());
        sheets.add(positions());
        sheets.add(
                societies().size() == 1
                        ? measures()
                        : societies().size() > MOST_SIDE_BY_SIDE ? oneByOne() : comparison());
        societies().stream()
                .filter(it -> it.tally().decrees().differ())
                .forEach(it -> sheets.add(decrees(it)));
        return new Findings(
                "Who stays on top",
                facts(),
                notes(),
                sheets,
                List.of(),
                new SocietyPlots(societies(), titles, Round.unit(scoring())).plots());
    }

    /// Without points only where all do without.
    private Scoring scoring() {
        boolean points =
                survey.variants().stream().anyMatch(it -> it.rules().scoring() == Scoring.POINTS);
        return points ? Scoring.POINTS : Scoring.NONE;
    }

    private List<Measure> told(List<Measure> measures) {
        return measures.stream()
                .filter(it -> scoring() == Scoring.POINTS || !it.needsPoints())
                .toList();
    }

    private Map<String, String> facts() {
        var facts = new LinkedHashMap<String, String>();
        boolean alone = societies().size() == 1;
        societies().forEach(it -> facts.put(alone ? "rules" : "rules " + it.letter(), it.rules()));
        facts.put("players", survey.players() + ", " + survey.botNames());
        facts.put("matches", String.valueOf(survey.matches()));
        facts.put("rounds", String.valueOf(societies().getFirst().tally().mobility().rounds()));
        facts.put("seed", String.valueOf(survey.seed()));
        return facts;
    }

    private List<String> notes() {
        String note =
                "A match counts as one observation, played by all rules with the same luck. Ranges"
                        + " are 95% intervals.";
        return Stream.concat(outcome.partial("matches"), Stream.of(note)).toList();
    }

    /// A position in one of the societies.
    private record Place(Society society, int position) {

        Ratio of(Position figure) {
            return society.tally().of(figure, position);
        }
    }

    private List<Place> places() {
        return societies().stream()
                .flatMap(
                        society ->
                                IntStream.range(0, titles.size())
                                        .mapToObj(position -> new Place(society, position)))
                .toList();
    }

    private List<Column<Place>> positionColumns() {
        return List.of(
                Column.text("rules", it -> it.society().letter()),
                Column.text(
                        "position", it -> (it.position() + 1) + " " + titles.get(it.position())));
    }

    private Sheet mobility() {
        var columns = new ArrayList<>(positionColumns());
        for (int next = 0; next < titles.size(); next++) {
            int to = next;
            columns.add(
                    Column.figure(
                            "to " + (to + 1),
                            Format.PERCENT,
                            it -> it.society().tally().mobility().share(it.position(), to)));
        }
        return Sheet.of("mobility", "From position to next position", places(), columns);
    }

    private Sheet positions() {
        var columns = new ArrayList<>(positionColumns());
        String unit = Round.unit(scoring());
        columns.add(Column.mean(unit, Format.THOUSANDTHS, it -> it.of(Position.POINTS)));
        columns.add(
                Column.interval(unit + " 95%", Format.THOUSANDTHS, it -> it.of(Position.POINTS)));
        columns.add(Column.mean("stays", Format.PERCENT, it -> it.of(Position.STAYS)));
        columns.add(Column.mean("wins", Format.PERCENT, it -> it.of(Position.WINS)));
        columns.add(Column.share("wins 95%", it -> it.of(Position.WINS)));
        return Sheet.of(
                "positions",
                "What a position is worth: %s a round, and matches won from it at first"
                        .formatted(unit),
                places(),
                columns);
    }

    private Sheet measures() {
        return Sheet.of(
                "rounds",
                "Society",
                told(List.of(Measure.values())),
                societies().getFirst().tally()::measure);
    }

    private Sheet comparison() {
        SocietyTally first = societies().getFirst().tally();
        var columns = new ArrayList<Column<Measure>>();
        columns.add(Column.text("measure", Measure::title));
        columns.add(Column.mean("A", first::measure));
        for (int i = 1; i < societies().size(); i++) {
            int index = i;
            String letter = societies().get(i).letter();
            SocietyTally other = societies().get(i).tally();
            ToDoubleFunction<Measure> more =
                    it -> other.measure(it).mean() - first.measure(it).mean();
            Function<Measure, Interval> range = it -> outcome.tally().difference(index, it);
            columns.add(Column.mean(letter, other::measure));
            columns.add(
                    new Column<>(
                            letter + "-A",
                            it -> new Cell.Figure(more.applyAsDouble(it), it.format())));
            columns.add(
                    new Column<>(
                            letter + "-A 95%", it -> new Cell.Range(range.apply(it), it.format())));
        }
        List<Measure> measures = told(List.of(Measure.values()));
        return Sheet.of("comparison", "What the rules change", measures, columns);
    }

    /// What matters most, and how it differs from the first.
    private Sheet oneByOne() {
        var columns = new ArrayList<Column<Integer>>();
        columns.add(Column.text("rules", it -> societies().get(it).letter()));
        columns.add(
                Column.text(
                        "decree",
                        it -> survey.variants().get(it).decree().map(Decree::name).orElse("")));
        for (Measure measure : told(MAIN)) {
            Function<Integer, Ratio> ratio = it -> societies().get(it).tally().measure(measure);
            columns.add(Column.mean(measure.title(), measure.format(), ratio));
            columns.add(
                    new Column<>(
                            measure.title() + " -A 95%",
                            it ->
                                    new Cell.Range(
                                            outcome.tally().difference(it, measure),
                                            measure.format())));
        }
        List<Integer> all = IntStream.range(0, societies().size()).boxed().toList();
        return Sheet.of("comparison", "What the rules change", all, columns);
    }

    /// DEC-4, as bots bid for it.
    private Sheet decrees(Society society) {
        ByDecree decrees = society.tally().decrees();
        var columns = new ArrayList<Column<Optional<Decree>>>();
        columns.add(Column.text("decree", it -> it.map(Decree::name).orElse("none")));
        columns.add(Column.count("rounds", decrees::rounds));
        for (Measure measure : ByDecree.MEASURES) {
            Function<Optional<Decree>, Ratio> ratio = it -> decrees.of(measure, it);
            columns.add(Column.mean(measure.title(), measure.format(), ratio));
            columns.add(
                    measure.format() == Format.PERCENT
                            ? Column.share(measure.title() + " 95%", ratio)
                            : Column.interval(measure.title() + " 95%", measure.format(), ratio));
        }
        String whose = societies().size() == 1 ? "" : ", rules " + society.letter();
        return Sheet.of(
                "decrees" + (societies().size() == 1 ? "" : "-" + society.letter()),
                "By decree" + whose,
                decrees.kinds(),
                columns);
    }
}
