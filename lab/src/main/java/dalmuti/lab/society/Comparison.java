package dalmuti.lab.society;

import dalmuti.lab.play.Round;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Covariance;
import dalmuti.lab.stats.Interval;

import java.util.List;

/// Societies side by side. Each match is played by all rules with the same luck, so that what they
/// have in common cancels out of their differences.
public final class Comparison implements Tally<Comparison> {

    private static final Measure[] MEASURES = Measure.values();

    private final List<SocietyTally> societies;
    private final List<List<Covariance>> withFirst;

    public Comparison(int count, int players) {
        societies = Tally.several(count, () -> new SocietyTally(players));
        withFirst = Tally.several(count, () -> Tally.several(MEASURES.length, Covariance::new));
    }

    /// Takes in a match.
    ///
    /// @param matches as it went by each of the rules
    public void enter(List<List<Round>> matches) {
        List<MatchSummary> summaries = matches.stream().map(MatchSummary::new).toList();
        MatchSummary first = summaries.getFirst();
        for (int i = 0; i < societies.size(); i++) {
            MatchSummary summary = summaries.get(i);
            societies.get(i).enter(matches.get(i), summary);
            for (Measure measure : MEASURES) {
                covariance(i, measure)
                        .cluster(
                                measure.sum(first),
                                measure.cases(first),
                                measure.sum(summary),
                                measure.cases(summary));
            }
        }
    }

    @Override
    public void add(Comparison other) {
        Tally.addAll(societies, other.societies);
        for (int i = 0; i < withFirst.size(); i++) {
            Tally.addAll(withFirst.get(i), other.withFirst.get(i));
        }
    }

    public List<SocietyTally> societies() {
        return societies;
    }

    @SuppressWarnings("EnumOrdinal") // measures are kept one after another
    private Covariance covariance(int society, Measure measure) {
        return withFirst.get(society).get(measure.ordinal());
    }

    /// The 95% interval of how much more a measure is in a society than in the first.
    public Interval difference(int society, Measure measure) {
        return covariance(society, measure)
                .difference(
                        societies.getFirst().measure(measure),
                        societies.get(society).measure(measure));
    }
}
