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

    /// How many things there are.
    public int things() {
        return things;
    }

    @SuppressWarnings("EnumOrdinal") // kinds are kept one after another
    public Ratio of(K kind, int thing) {
        return ratios.get(kind.ordinal() * things + thing);
    }

    @Override
    public void add(Figures<K> other) {
        Tally.addAll(ratios, other.ratios);
    }
}
