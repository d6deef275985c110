package dalmuti.lab.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// The error of any figure, from how it changes when a part of what it comes from is left out.
public final class Jackknife {

    private Jackknife() {}

    /// The standard error of a figure; no number when there are fewer than two groups.
    ///
    /// @param leftOut what remains when each of the groups is left out
    public static <T> double error(List<T> leftOut, ToDoubleFunction<T> figure) {
        int groups = leftOut.size();
        if (groups < 2) {
            return Double.NaN;
        }
        var figures = new ArrayList<Double>();
        leftOut.forEach(rest -> figures.add(figure.applyAsDouble(rest)));
        double mean = figures.stream().mapToDouble(it -> it).average().orElse(0);
        double squares = 0;
        for (double value : figures) {
            squares += (value - mean) * (value - mean);
        }
        return Math.sqrt(squares * (groups - 1) / groups);
    }
}
