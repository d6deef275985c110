package dalmuti.lab.arena;

import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.BradleyTerry;
import dalmuti.lab.stats.Figures;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Jackknife;
import dalmuti.lab.stats.Quantiles;
import dalmuti.lab.stats.Ratio;

import java.util.List;
import java.util.stream.IntStream;

/// What an arena adds up to, by entrant.
public final class Standings implements Tally<Standings> {

    /// Into so many groups deals are dealt out for the error of a rating.
    private static final int GROUPS = 20;

    /// What is told of one entrant.
    public enum Figure {
        /// Points a round.
        POINTS,
        /// The share of rounds in which it went out first.
        FIRSTS,
        /// The share of rounds in which it went out last.
        LASTS,
        /// Points a match.
        TOTALS,
        /// The share of matches won; those who share a first place share it.
        WINS
    }

    /// What is told of two entrants.
    public enum Versus {
        /// How often one finishes a round before the other.
        BEFORE,
        /// How often one has more points than the other at the end of a match; a tie is half.
        AHEAD
    }

    private final int entrants;
    private final Figures<Figure> figures;
    private final Figures<Versus> pairs;
    private final List<Quantiles> nanos;
    private final double[][] groups;
    private final long[] deals = new long[GROUPS];

    public Standings(int entrants) {
        this.entrants = entrants;
        figures = new Figures<>(Figure.class, entrants);
        pairs = new Figures<>(Versus.class, entrants * entrants);
        nanos = Tally.several(entrants, Quantiles::new);
        groups = new double[GROUPS][entrants * entrants];
    }

    /// Takes in a deal.
    public void enter(Cluster cluster, long deal) {
        int number = (int) (deal % GROUPS);
        deals[number]++;
        figures.enter(cluster.figures);
        pairs.enter(cluster.pairs);
        for (int pair = 0; pair < groups[number].length; pair++) {
            groups[number][pair] += cluster.pairs.sum(Versus.BEFORE, pair);
        }
    }

    /// Takes in how long somebody thought.
    public void thought(int entrant, long time) {
        nanos.get(entrant).enter(time);
    }

    @Override
    public void add(Standings other) {
        figures.add(other.figures);
        pairs.add(other.pairs);
        Tally.addAll(nanos, other.nanos);
        for (int group = 0; group < GROUPS; group++) {
            deals[group] += other.deals[group];
            for (int pair = 0; pair < groups[group].length; pair++) {
                groups[group][pair] += other.groups[group][pair];
            }
        }
    }

    public int entrants() {
        return entrants;
    }

    public Ratio of(Figure figure, int entrant) {
        return figures.of(figure, entrant);
    }

    public Ratio of(Versus versus, int one, int other) {
        return pairs.of(versus, one * entrants + other);
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
                    sums[i][j] += i == j ? 0 : groups[group][i * entrants + j];
                }
            }
        }
        return sums;
    }
}
