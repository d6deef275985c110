package dalmuti.lab.stats;

import dalmuti.lab.run.Tally;

import java.util.List;

/// Means of several kinds, each of them for several things.
///
/// @param <K> the kinds
public final class Figures<K extends Enum<K>> implements Tally<Figures<K>> {

    private final int things;
    private final List<Ratio> ratios;

    public Figures(Class<K> kinds, int things) {
        this.things = things;
        ratios = Tally.several(kinds.getEnumConstants().length * things, Ratio::new);
    }

    /// Observations that hang together: their sums count as one.
    public static final class Cluster<K extends Enum<K>> {

        private final int things;
        private final double[] sums;
        private final int[] counts;

        public Cluster(Class<K> kinds, int things) {
            this.things = things;
            sums = new double[kinds.getEnumConstants().length * things];
            counts = new int[sums.length];
        }

        public void observe(K kind, int thing, double value) {
            int index = index(kind, thing, things);
            sums[index] += value;
            counts[index]++;
        }

        public double sum(K kind, int thing) {
            return sums[index(kind, thing, things)];
        }
    }

    /// Kinds are kept one after another.
    @SuppressWarnings("EnumOrdinal")
    private static int index(Enum<?> kind, int thing, int things) {
        return kind.ordinal() * things + thing;
    }

    /// How many things there are.
    public int things() {
        return things;
    }

    public Ratio of(K kind, int thing) {
        return ratios.get(index(kind, thing, things));
    }

    /// Takes in a cluster, wherever anything was observed.
    public void enter(Cluster<K> cluster) {
        for (int i = 0; i < cluster.sums.length; i++) {
            if (cluster.counts[i] > 0) {
                ratios.get(i).cluster(cluster.sums[i], cluster.counts[i]);
            }
        }
    }

    @Override
    public void add(Figures<K> other) {
        Tally.addAll(ratios, other.ratios);
    }
}
