package dalmuti.lab.society;

import dalmuti.lab.play.Round;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Ratio;

import java.util.List;

/// What many matches tell about a society: who stays where, what a position is worth, how long
/// rounds last. The rounds of a match hang together, so a match counts as one observation.
public final class Census implements Tally<Census> {

    /// Later rounds of long matches are left out of the curves.
    private static final int MOST_CURVE_ROUNDS = 50;

    private final Mobility mobility;
    private final List<Ratio> measures = Tally.several(Measure.values().length, Ratio::new);
    private final List<Ratio> worth;
    private final List<Ratio> stays;
    private final List<Ratio> wins;
    private final List<List<Ratio>> curves;

    public Census(int players) {
        mobility = new Mobility(players);
        worth = Tally.several(players, Ratio::new);
        stays = Tally.several(players, Ratio::new);
        wins = Tally.several(players, Ratio::new);
        curves = Tally.several(players, () -> Tally.several(MOST_CURVE_ROUNDS, Ratio::new));
    }

    /// Takes in a match, round by round.
    public void enter(List<Round> match) {
        enter(match, new Biography(match));
    }

    void enter(List<Round> match, Biography biography) {
        match.forEach(mobility::enter);
        for (Measure measure : Measure.values()) {
            measure(measure).cluster(measure.sum(biography), measure.cases(biography));
        }
        int rounds = match.size();
        for (int position = 0; position < worth.size(); position++) {
            worth.get(position).cluster(biography.points(position), rounds);
            stays.get(position).cluster(biography.stays(position), rounds);
            wins.get(position).cluster(biography.won(position), 1);
            for (int i = 0; i < Math.min(rounds, MOST_CURVE_ROUNDS); i++) {
                curves.get(position).get(i).cluster(biography.pointsOfBorn(position, i), 1);
            }
        }
    }

    @Override
    public void add(Census other) {
        mobility.add(other.mobility);
        Tally.addAll(measures, other.measures);
        Tally.addAll(worth, other.worth);
        Tally.addAll(stays, other.stays);
        Tally.addAll(wins, other.wins);
        for (int position = 0; position < curves.size(); position++) {
            Tally.addAll(curves.get(position), other.curves.get(position));
        }
    }

    public int players() {
        return worth.size();
    }

    public Mobility mobility() {
        return mobility;
    }

    public Ratio measure(Measure measure) {
        return measures.get(measure.ordinal());
    }

    /// Points a round, by position at the deal.
    public Ratio worth(int position) {
        return worth.get(position);
    }

    /// The share of rounds after which a position has the same person.
    public Ratio stays(int position) {
        return stays.get(position);
    }

    /// The share of matches won by whoever had this position at first.
    public Ratio wins(int firstPosition) {
        return wins.get(firstPosition);
    }

    /// Points in each round of those who had a position at first.
    public List<Ratio> curve(int firstPosition) {
        return curves.get(firstPosition).stream().filter(it -> it.count() > 0).toList();
    }
}
