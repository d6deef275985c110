package dalmuti.bots.net;

/// The arithmetic in plain loops, which run anywhere.
final class PlainKernel implements Kernel {

    /// Sums that stay in registers while their columns are gone through.
    private static final int AT_ONCE = 8;

    @Override
    public void add(float[] sum, float[] matrix, int[] rows, int count) {
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
                int at = rows[i] * sum.length + j;
                one += matrix[at];
                two += matrix[at + 1];
                three += matrix[at + 2];
                four += matrix[at + 3];
                five += matrix[at + 4];
                six += matrix[at + 5];
                seven += matrix[at + 6];
                eight += matrix[at + 7];
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

    @Override
    public void subtract(float[] sum, float[] matrix, int[] rows, int count) {
        for (int i = 0; i < count; i++) {
            int row = rows[i] * sum.length;
            for (int j = 0; j < sum.length; j++) {
                sum[j] -= matrix[row + j];
            }
        }
    }

    @Override
    public void rectify(float[] from, float[] to) {
        for (int j = 0; j < from.length; j++) {
            to[j] = Math.max(0, from[j]);
        }
    }

    @Override
    public void multiply(float[] sum, float[] factors, float[] matrix) {
        for (int j = 0; j < sum.length; j += AT_ONCE) {
            float one = sum[j];
            float two = sum[j + 1];
            float three = sum[j + 2];
            float four = sum[j + 3];
            float five = sum[j + 4];
            float six = sum[j + 5];
            float seven = sum[j + 6];
            float eight = sum[j + 7];
            for (int i = 0; i < factors.length; i++) {
                float factor = factors[i];
                if (factor != 0) {
                    int at = i * sum.length + j;
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

    @Override
    public void spread(float[] matrix, int[] rows, int count, float[] vector) {
        for (int i = 0; i < count; i++) {
            int row = rows[i] * vector.length;
            for (int j = 0; j < vector.length; j++) {
                matrix[row + j] += vector[j];
            }
        }
    }

    @Override
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

    @Override
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

    @Override
    public void adam(Slope slope, int from, int to, Pace pace) {
        float[] gradient = slope.gradient();
        float[] mean = slope.mean();
        float[] square = slope.square();
        for (int i = from; i < to; i++) {
            float step = gradient[i] * pace.scale();
            mean[i] = mean[i] * pace.keepMean() + step * (1 - pace.keepMean());
            square[i] = square[i] * pace.keepSquare() + step * step * (1 - pace.keepSquare());
            float size = (float) Math.sqrt(square[i]) + Pace.TINY;
            slope.weights()[i] -= mean[i] * pace.rate() / size;
            gradient[i] = 0;
        }
    }

    @Override
    public void follow(float[] averages, float[] values, float share) {
        for (int i = 0; i < averages.length; i++) {
            averages[i] += (values[i] - averages[i]) * share;
        }
    }
}
