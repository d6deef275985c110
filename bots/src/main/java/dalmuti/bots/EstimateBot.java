package dalmuti.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// Takes what an estimate holds for the best move, or one that looks nearly as good to it.
public record EstimateBot<V, M>(Estimate<V, M> estimate, Temper temper) implements Bot<V, M> {

    public EstimateBot(Estimate<V, M> estimate, double temperature, double cutOff) {
        this(estimate, new Temper(temperature, cutOff));
    }

    /// A bot that always takes the best move by its estimate, the first of several.
    public static <V, M> EstimateBot<V, M> never(Estimate<V, M> estimate) {
        return new EstimateBot<>(estimate, Temper.SURE);
    }

    @Override
    public M choose(V view, List<M> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        double[] values =
                estimate.of(view, legal, dice).stream().mapToDouble(Double::doubleValue).toArray();
        return legal.get(temper.pick(values, dice));
    }
}
