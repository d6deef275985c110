package dalmuti.bots.net;

/// The arithmetic that takes nearly all the time. A matrix lies in memory row by row, and all rows
/// are as wide as a multiple of [#WIDTH].
///
/// Every number of a result is added up in the same order by every kernel, without fused
/// operations, so that all of them agree to the last bit and a bot plays alike on any machine.
/// Exempt is [#backward], which only a learner needs.
public interface Kernel {

    /// What every width is a multiple of.
    int WIDTH = 16;

    /// The fastest that this machine and this start of Java allow.
    static Kernel fastest() {
        return Fastest.KERNEL;
    }

    /// Adds some rows of a matrix to a sum.
    void add(float[] sum, float[] matrix, int[] rows, int count);

    /// Takes some rows of a matrix from a sum.
    void subtract(float[] sum, float[] matrix, int[] rows, int count);

    /// Replaces what is below 0 by 0.
    void rectify(float[] from, float[] to);

    /// Adds to a sum each row of a matrix times its factor; a factor of 0 costs nothing.
    void multiply(float[] sum, float[] factors, float[] matrix);

    /// Adds a vector to some rows of a matrix.
    void spread(float[] matrix, int[] rows, int count, float[] vector);

    /// Adds to each row of a matrix a vector times the row's factor; a factor of 0 costs nothing.
    void outer(float[] matrix, float[] factors, float[] vector);

    /// How much each row of a matrix is like a vector, where the factor is above 0; 0 elsewhere.
    void backward(float[] result, float[] factors, float[] matrix, float[] vector);

    /// One step of Adam for a range of weights, after which the gradient is 0.
    void adam(Slope slope, int from, int to, Pace pace);

    /// Moves averages towards values by a share.
    void follow(float[] averages, float[] values, float share);

    /// Weights and what a learner keeps about each of them.
    @SuppressWarnings("ArrayRecordComponent") // shared on purpose
    record Slope(float[] weights, float[] gradient, float[] mean, float[] square) {}

    /// How large a step is.
    ///
    /// @param rate by which the weights change
    /// @param scale of the gradient
    /// @param keepMean how much of the mean of gradients is kept
    /// @param keepSquare how much of the mean of their squares is kept
    record Pace(float rate, float scale, float keepMean, float keepSquare) {

        static final float TINY = 1e-8f;
    }

    /// The arithmetic that was chosen, once. Vectors are an incubating module, which is there only
    /// when Java was started with `--add-modules jdk.incubator.vector`.
    final class Fastest {
        private static final Kernel KERNEL = choose();

        private Fastest() {}

        private static Kernel choose() {
            if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
                return new PlainKernel();
            }
            try {
                return new VectorKernel();
            } catch (UnsupportedOperationException _) {
                return new PlainKernel();
            }
        }
    }
}
