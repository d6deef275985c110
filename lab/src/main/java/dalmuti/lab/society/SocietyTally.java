package dalmuti.lab.society;

import dalmuti.lab.play.Round;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Figures;
import dalmuti.lab.stats.Ratio;

import java.util.List;

/// What many matches tell about a society: who stays where, what a position is worth, how long
/// rounds last. The rounds of a match hang together, so a match counts as one observation.
public final class SocietyTally implements Tally<SocietyTally> {

    /// Later rounds of long matches are left out of the curves.
    private static final int MOST_CURVE_ROUNDS = 50;

    private final Mobility mobility;
    private final Figures<Measure> measures = new Figures<>(Measure.class, 1);
    private final Figures<Position> positions;
    private final List<List<Ratio>> curves;
    private final ByDecree decrees;

    /// What is told of a position.
    public enum Position {
        /// Points a round, by position at the deal.
        POINTS,
        /// The share of rounds after which it has the same person.
        STAYS,
        /// The share of matches won by whoever had it at first.
        WINS
    }

    public SocietyTally(int players) {
        mobility = new Mobility(players);
        positions = new Figures<>(Position.class, players);
        decrees = new ByDecree();
        curves = Tally.several(players, () -> Tally.several(MOST_CURVE_ROUNDS, Ratio::new));
    }

    /// Takes in a match, round by round.
    public void enter(List<Round> match) {
        enter(match, new MatchSummary(match));
    }

    void enter(List<Round> match, MatchSummary summary) {
        match.forEach(mobility::enter);
        decrees.enter(match);
        for (Measure measure : Measure.values()) {
            measure(measure).cluster(measure.sum(summary), measure.cases(summary));
        }
        int rounds = match.size();
        for (int position = 0; position < curves.size(); position++) {
            of(Position.POINTS, position).cluster(summary.points[position], rounds);
            of(Position.STAYS, position).cluster(summary.stays[position], rounds);
            of(Position.WINS, position).cluster(summary.won(position), 1);
            for (int i = 0; i < Math.min(rounds, MOST_CURVE_ROUNDS); i++) {
                curves.get(position).get(i).cluster(summary.pointsOfBorn(position, i), 1);
            }
        }
    }

    @Override
    public void add(SocietyTally other) {
        mobility.add(other.mobility);
        measures.add(other.measures);
        positions.add(other.positions);
        decrees.add(other.decrees);
        for (int position = 0; position < curves.size(); position++) {
            Tally.addAll(curves.get(position), other.curves.get(position));
        }
    }

    /// What each decree does, where some were proclaimed.
    ByDecree decrees() {
        return decrees;
    }

    public Mobility mobility() {
        return mobility;
    }

    public Ratio measure(Measure measure) {
        return measures.of(measure, 0);
    }

    public Ratio of(Position figure, int position) {
        return positions.of(figure, position);
    }

    /// Points in each round of those who had a position at first.
    public List<Ratio> curve(int firstPosition) {
        return curves.get(firstPosition).stream().filter(it -> it.count() > 0).toList();
    }
}
