package dalmuti.lab.society;

import dalmuti.lab.play.Round;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Covariance;
import dalmuti.lab.stats.Interval;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/// Societies side by side. Each match is played by all rules with the same luck, so that what they
/// have in common cancels out of their differences.
public final class Comparison implements Tally<Comparison> {

    private final List<Census> societies;
    private final List<Map<Measure, Covariance>> withFirst;

    public Comparison(int count, int players) {
        societies = Stream.generate(() -> new Census(players)).limit(count).toList();
        withFirst = Stream.generate(Comparison::covariances).limit(count).toList();
    }

    private static Map<Measure, Covariance> covariances() {
        var covariances = new EnumMap<Measure, Covariance>(Measure.class);
        for (Measure measure : Measure.values()) {
            covariances.put(measure, new Covariance());
        }
        return covariances;
    }

    /// Takes in a match.
    ///
    /// @param matches as it went by each of the rules
    public void enter(List<List<Round>> matches) {
        List<Biography> biographies = matches.stream().map(Biography::new).toList();
        Biography first = biographies.getFirst();
        for (int i = 0; i < societies.size(); i++) {
            Biography biography = biographies.get(i);
            societies.get(i).enter(matches.get(i), biography);
            withFirst
                    .get(i)
                    .forEach(
                            (measure, covariance) ->
                                    covariance.cluster(
                                            first.sum(measure),
                                            first.per(measure),
                                            biography.sum(measure),
                                            biography.per(measure)));
        }
    }

    @Override
    public void add(Comparison other) {
        for (int i = 0; i < societies.size(); i++) {
            societies.get(i).add(other.societies.get(i));
            Map<Measure, Covariance> theirs = other.withFirst.get(i);
            withFirst
                    .get(i)
                    .forEach(
                            (measure, ours) ->
                                    ours.add(Objects.requireNonNull(theirs.get(measure))));
        }
    }

    public List<Census> societies() {
        return societies;
    }

    /// The 95% interval of how much more a measure is in a society than in the first.
    public Interval difference(int society, Measure measure) {
        return Objects.requireNonNull(withFirst.get(society).get(measure))
                .difference(
                        societies.getFirst().measure(measure),
                        societies.get(society).measure(measure));
    }
}
