package dalmuti.lab.society;

import static java.util.stream.Collectors.groupingBy;

import dalmuti.decrees.Decree;
import dalmuti.lab.play.Round;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Figures;
import dalmuti.lab.stats.Ratio;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Rounds by the decree that was proclaimed for them: who stays, who rises, and who is first out.
final class ByDecree implements Tally<ByDecree> {

    static final List<Measure> MEASURES =
            List.of(
                    Measure.TOP_STAYS,
                    Measure.BOTTOM_STAYS,
                    Measure.TOP_FIRST,
                    Measure.BOTTOM_FIRST,
                    Measure.STEPS);

    /// Rounds without a decree come last.
    private static final List<Optional<Decree>> KINDS =
            Stream.concat(
                            Stream.of(Decree.values()).map(Optional::of),
                            Stream.of(Optional.<Decree>empty()))
                    .toList();

    private final Figures<Measure> figures = new Figures<>(Measure.class, KINDS.size());

    /// Takes in the rounds of a match, which hang together.
    void enter(List<Round> match) {
        match.stream().collect(groupingBy(Round::decree)).forEach(this::enter);
    }

    private void enter(Optional<Decree> decree, List<Round> rounds) {
        var summary = new MatchSummary(rounds);
        for (Measure measure : MEASURES) {
            of(measure, decree).cluster(measure.sum(summary), measure.cases(summary));
        }
    }

    Ratio of(Measure measure, Optional<Decree> decree) {
        return figures.of(measure, KINDS.indexOf(decree));
    }

    long rounds(Optional<Decree> decree) {
        return Math.round(of(Measure.TOP_STAYS, decree).count());
    }

    /// Whether there were rounds with a decree and others.
    boolean differ() {
        return kinds().size() > 1;
    }

    /// The decrees that were proclaimed, and none where that was.
    List<Optional<Decree>> kinds() {
        return KINDS.stream().filter(kind -> rounds(kind) > 0).toList();
    }

    @Override
    public void add(ByDecree other) {
        figures.add(other.figures);
    }
}
