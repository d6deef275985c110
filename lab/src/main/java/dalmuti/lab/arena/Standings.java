package dalmuti.lab.arena;

import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.BradleyTerry;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Jackknife;
import dalmuti.lab.stats.Quantiles;
import dalmuti.lab.stats.Ratio;

import java.util.List;
import java.util.stream.IntStream;

/// What a contest adds up to, by entrant.
public final class Standings implements Tally<Standings> {

    /// Into so many groups deals are dealt out for the error of a rating.
    private static final int GROUPS = 20;

    private final int entrants;
    private final List<Ratio> points;
    private final List<Ratio> firsts;
    private final List<Ratio> lasts;
    private final List<Ratio> before;
    private final List<Ratio> totals;
    private final List<Ratio> wins;
    private final List<Ratio> ahead;
    private final List<Quantiles> nanos;
    private final Ratio decisions = new Ratio();
    private final double[][][] groups;
    private final long[] deals = new long[GROUPS];

    public Standings(int entrants) {
        this.entrants = entrants;
        points = Tally.several(entrants, Ratio::new);
        firsts = Tally.several(entrants, Ratio::new);
        lasts = Tally.several(entrants, Ratio::new);
        before = Tally.several(entrants * entrants, Ratio::new);
        totals = Tally.several(entrants, Ratio::new);
        wins = Tally.several(entrants, Ratio::new);
        ahead = Tally.several(entrants * entrants, Ratio::new);
        nanos = Tally.several(entrants, Quantiles::new);
        groups = new double[GROUPS][entrants][entrants];
    }

    /// Takes in a deal.
    public void enter(Cluster cluster, long deal) {
        decisions.cluster(cluster.decisions, cluster.played);
        int number = (int) (deal % GROUPS);
        deals[number]++;
        double[][] group = groups[number];
        for (int i = 0; i < entrants; i++) {
            points.get(i).cluster(cluster.points[i], cluster.rounds[i]);
            firsts.get(i).cluster(cluster.firsts[i], cluster.rounds[i]);
            lasts.get(i).cluster(cluster.lasts[i], cluster.rounds[i]);
            totals.get(i).cluster(cluster.totals[i], cluster.matches[i]);
            wins.get(i).cluster(cluster.wins[i], cluster.matches[i]);
            for (int j = 0; j < entrants; j++) {
                enter(before(i, j), cluster.before[i][j], cluster.before[j][i]);
                enter(ahead(i, j), cluster.ahead[i][j], cluster.ahead[j][i]);
                group[i][j] += cluster.before[i][j];
            }
        }
    }

    private static void enter(Ratio pair, double won, double lost) {
        pair.cluster(won, won + lost);
    }

    /// Takes in how long somebody thought.
    public void thought(int entrant, long time) {
        nanos.get(entrant).enter(time);
    }

    @Override
    public void add(Standings other) {
        decisions.add(other.decisions);
        Tally.addAll(points, other.points);
        Tally.addAll(firsts, other.firsts);
        Tally.addAll(lasts, other.lasts);
        Tally.addAll(before, other.before);
        Tally.addAll(totals, other.totals);
        Tally.addAll(wins, other.wins);
        Tally.addAll(ahead, other.ahead);
        Tally.addAll(nanos, other.nanos);
        for (int group = 0; group < GROUPS; group++) {
            deals[group] += other.deals[group];
            for (int i = 0; i < entrants; i++) {
                for (int j = 0; j < entrants; j++) {
                    groups[group][i][j] += other.groups[group][i][j];
                }
            }
        }
    }

    public int entrants() {
        return entrants;
    }

    /// Points a round.
    public Ratio points(int entrant) {
        return points.get(entrant);
    }

    /// The share of rounds in which it went out first.
    public Ratio firsts(int entrant) {
        return firsts.get(entrant);
    }

    public Ratio lasts(int entrant) {
        return lasts.get(entrant);
    }

    /// How often one finishes a round before another.
    public Ratio before(int one, int other) {
        return before.get(one * entrants + other);
    }

    /// Points a match.
    public Ratio totals(int entrant) {
        return totals.get(entrant);
    }

    /// The share of matches won; those who share a first place share it.
    public Ratio wins(int entrant) {
        return wins.get(entrant);
    }

    /// How often one has more points than another at the end of a match; a tie is half.
    public Ratio ahead(int one, int other) {
        return ahead.get(one * entrants + other);
    }

    /// Decisions a round.
    public Ratio decisions() {
        return decisions;
    }

    /// Nanoseconds a decision, measured now and then. These alone are not the same in every run.
    public Quantiles nanos(int entrant) {
        return nanos.get(entrant);
    }

    /// Ratings by how often one finishes before another.
    public double[] ratings() {
        return BradleyTerry.ratings(countsWithout(GROUPS));
    }

    /// The 95% intervals of the ratings, from the groups that any deal has come to.
    public List<Interval> ratingIntervals() {
        List<double[]> leftOut =
                IntStream.range(0, GROUPS)
                        .filter(group -> deals[group] > 0)
                        .mapToObj(group -> BradleyTerry.ratings(countsWithout(group)))
                        .toList();
        double[] ratings = ratings();
        return IntStream.range(0, entrants)
                .mapToObj(
                        i ->
                                Interval.around(
                                        ratings[i],
                                        Jackknife.error(leftOut, it -> it[i]),
                                        leftOut.size() - 1.0))
                .toList();
    }

    /// Who came before whom how often, without one group of deals.
    private double[][] countsWithout(int without) {
        var sums = new double[entrants][entrants];
        for (int group = 0; group < GROUPS; group++) {
            for (int i = 0; i < entrants && group != without; i++) {
                for (int j = 0; j < entrants; j++) {
                    sums[i][j] += i == j ? 0 : groups[group][i][j];
                }
            }
        }
        return sums;
    }
}
