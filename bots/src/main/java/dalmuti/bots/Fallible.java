package dalmuti.bots;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// Takes what an estimate holds for the best move, or one that looks nearly as good to it. Mistakes
/// are plausible ones: the further behind a move is, the rarer it is made, and never beyond the
/// cut-off.
///
/// @param temperature by how much a move may be behind and still be made about a third as often as
///   the best; 0 for no mistakes
/// @param cutOff how far behind a move is never made
public record Fallible<V, M>(Estimate<V, M> estimate, double temperature, double cutOff)
        implements Bot<V, M> {

    /// A bot that always takes the best move by its estimate, the first of several.
    public static <V, M> Fallible<V, M> never(Estimate<V, M> estimate) {
        return new Fallible<>(estimate, 0, 0);
    }

    @Override
    public M choose(V view, List<M> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        List<Double> values = estimate.of(view, legal, dice);
        double best = Collections.max(values);
        if (temperature == 0) {
            return legal.get(values.indexOf(best));
        }
        List<Double> weights = values.stream().map(value -> weight(best - value)).toList();
        double sum = weights.stream().mapToDouble(Double::doubleValue).sum();
        double point = dice.nextDouble() * sum;
        int chosen = values.indexOf(best);
        for (int i = 0; i < weights.size() && point >= 0; i++) {
            if (weights.get(i) > 0) {
                chosen = i;
            }
            point -= weights.get(i);
        }
        return legal.get(chosen);
    }

    private double weight(double behind) {
        return behind > cutOff ? 0 : Math.exp(-behind / temperature);
    }
}
