package dalmuti.bots.net;

import java.util.Arrays;
import java.util.stream.IntStream;

/// The arithmetic that takes nearly all the time, in plain loops, which run anywhere. A matrix lies
/// in memory row by row, and all rows are as wide as a multiple of [#WIDTH].
///
/// Every number of a result is added up in the same order by every kernel, without fused
/// operations, so that all of them agree to the last bit and a bot plays alike on any machine.
/// Exempt is [#backward], which only a learner needs.
public class Kernel {

    /// What every width is a multiple of.
    static final int WIDTH = 16;

    private static final int AT_ONCE = 8;

    /// To add a row is to weigh it with 1, which changes no bit of it.
    private static final float[] ONES = new float[Layout.COUNT];

    private static final int[] IN_ORDER = IntStream.range(0, Layout.COUNT).toArray();

    static {
        Arrays.fill(ONES, 1);
    }

    public Kernel() {}

    /// The fastest that this machine and this start of Java allow.
    public static Kernel fastest() {
        return FastestKernel.KERNEL;
    }

    /// Weights and what a learner keeps about each of them.
    @SuppressWarnings("ArrayRecordComponent") // shared on purpose
    public record Slope(float[] weights, float[] gradient, float[] mean, float[] square) {}

    /// How large a step is.
    ///
    /// @param rate by which the weights change
    /// @param scale of the gradient
    /// @param keepMean how much of the mean of gradients is kept
    /// @param keepSquare how much of the mean of their squares is kept
    public record Pace(float rate, float scale, float keepMean, float keepSquare) {

        static final float TINY = 1e-8f;
    }

    /// Adds some rows of a matrix to a sum.
    public void add(float[] sum, float[] matrix, int[] rows, int count) {
        weigh(sum, matrix, rows, ONES, count);
    }

    /// Adds to a sum each row of a matrix times its factor; a factor of 0 costs nothing.
    public void multiply(float[] sum, float[] factors, float[] matrix) {
        weigh(sum, matrix, IN_ORDER, factors, factors.length);
    }

    /// Adds to a sum some rows of a matrix, each times its factor. Sums stay in registers while
    /// their columns are gone through.
    void weigh(float[] sum, float[] matrix, int[] rows, float[] factors, int count) {
        for (int j = 0; j < sum.length; j += AT_ONCE) {
            float one = sum[j];
            float two = sum[j + 1];
            float three = sum[j + 2];
            float four = sum[j + 3];
            float five = sum[j + 4];
            float six = sum[j + 5];
            float seven = sum[j + 6];
            float eight = sum[j + 7];
            for (int i = 0; i < count; i++) {
                float factor = factors[i];
                if (factor != 0) {
                    int at = rows[i] * sum.length + j;
                    one += factor * matrix[at];
                    two += factor * matrix[at + 1];
                    three += factor * matrix[at + 2];
                    four += factor * matrix[at + 3];
                    five += factor * matrix[at + 4];
                    six += factor * matrix[at + 5];
                    seven += factor * matrix[at + 6];
                    eight += factor * matrix[at + 7];
                }
            }
            sum[j] = one;
            sum[j + 1] = two;
            sum[j + 2] = three;
            sum[j + 3] = four;
            sum[j + 4] = five;
            sum[j + 5] = six;
            sum[j + 6] = seven;
            sum[j + 7] = eight;
        }
    }

    /// Takes some rows of a matrix from a sum.
    public void subtract(float[] sum, float[] matrix, int[] rows, int count) {
        for (int i = 0; i < count; i++) {
            int row = rows[i] * sum.length;
            for (int j = 0; j < sum.length; j++) {
                sum[j] -= matrix[row + j];
            }
        }
    }

    /// Replaces what is below 0 by 0.
    public void rectify(float[] from, float[] to) {
        for (int j = 0; j < from.length; j++) {
            to[j] = Math.max(0, from[j]);
        }
    }

    /// Adds a vector to some rows of a matrix.
    public void spread(float[] matrix, int[] rows, int count, float[] vector) {
        for (int i = 0; i < count; i++) {
            int row = rows[i] * vector.length;
            for (int j = 0; j < vector.length; j++) {
                matrix[row + j] += vector[j];
            }
        }
    }

    /// Adds to each row of a matrix a vector times the row's factor; a factor of 0 costs nothing.
    public void outer(float[] matrix, float[] factors, float[] vector) {
        for (int i = 0; i < factors.length; i++) {
            float factor = factors[i];
            if (factor != 0) {
                int row = i * vector.length;
                for (int j = 0; j < vector.length; j++) {
                    matrix[row + j] += factor * vector[j];
                }
            }
        }
    }

    /// How much each row of a matrix is like a vector, where the factor is above 0; 0 elsewhere.
    public void backward(float[] result, float[] factors, float[] matrix, float[] vector) {
        for (int i = 0; i < factors.length; i++) {
            float sum = 0;
            if (factors[i] > 0) {
                int row = i * vector.length;
                for (int j = 0; j < vector.length; j++) {
                    sum += matrix[row + j] * vector[j];
                }
            }
            result[i] = sum;
        }
    }

    /// One step of Adam, after which the gradient is 0.
    public void adam(Slope slope, Pace pace) {
        float[] gradient = slope.gradient();
        float[] mean = slope.mean();
        float[] square = slope.square();
        for (int i = 0; i < gradient.length; i++) {
            float step = gradient[i] * pace.scale();
            mean[i] = mean[i] * pace.keepMean() + step * (1 - pace.keepMean());
            square[i] = square[i] * pace.keepSquare() + step * step * (1 - pace.keepSquare());
            float size = (float) Math.sqrt(square[i]) + Pace.TINY;
            slope.weights()[i] -= mean[i] * pace.rate() / size;
            gradient[i] = 0;
        }
    }

    /// Moves averages towards values by a share.
    public void follow(float[] averages, float[] values, float share) {
        for (int i = 0; i < averages.length; i++) {
            averages[i] += (values[i] - averages[i]) * share;
        }
    }
}
