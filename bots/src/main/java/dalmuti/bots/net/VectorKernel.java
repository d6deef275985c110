package dalmuti.bots.net;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/// The arithmetic on as many numbers at once as the processor takes, where a compiler does not do
/// that by itself.
final class VectorKernel extends Kernel {

    private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final int FOUR = 4 * LANES;

    VectorKernel() {
        if (WIDTH % LANES != 0) {
            throw new UnsupportedOperationException("Vectors of " + LANES + " numbers");
        }
    }

    private static FloatVector at(float[] numbers, int index) {
        return FloatVector.fromArray(SPECIES, numbers, index);
    }

    @Override
    void weigh(float[] sum, float[] matrix, int[] rows, float[] factors, int count) {
        int j = 0;
        for (; j + FOUR <= sum.length; j += FOUR) {
            FloatVector one = at(sum, j);
            FloatVector two = at(sum, j + LANES);
            FloatVector three = at(sum, j + 2 * LANES);
            FloatVector four = at(sum, j + 3 * LANES);
            for (int i = 0; i < count; i++) {
                if (factors[i] != 0) {
                    FloatVector factor = FloatVector.broadcast(SPECIES, factors[i]);
                    int row = rows[i] * sum.length + j;
                    one = one.add(factor.mul(at(matrix, row)));
                    two = two.add(factor.mul(at(matrix, row + LANES)));
                    three = three.add(factor.mul(at(matrix, row + 2 * LANES)));
                    four = four.add(factor.mul(at(matrix, row + 3 * LANES)));
                }
            }
            one.intoArray(sum, j);
            two.intoArray(sum, j + LANES);
            three.intoArray(sum, j + 2 * LANES);
            four.intoArray(sum, j + 3 * LANES);
        }
        for (; j < sum.length; j += LANES) {
            FloatVector one = at(sum, j);
            for (int i = 0; i < count; i++) {
                if (factors[i] != 0) {
                    one = one.add(at(matrix, rows[i] * sum.length + j).mul(factors[i]));
                }
            }
            one.intoArray(sum, j);
        }
    }

    @Override
    public void subtract(float[] sum, float[] matrix, int[] rows, int count) {
        for (int i = 0; i < count; i++) {
            int row = rows[i] * sum.length;
            for (int j = 0; j < sum.length; j += LANES) {
                at(sum, j).sub(at(matrix, row + j)).intoArray(sum, j);
            }
        }
    }

    @Override
    public void spread(float[] matrix, int[] rows, int count, float[] vector) {
        for (int i = 0; i < count; i++) {
            int row = rows[i] * vector.length;
            for (int j = 0; j < vector.length; j += LANES) {
                at(matrix, row + j).add(at(vector, j)).intoArray(matrix, row + j);
            }
        }
    }

    @Override
    public void outer(float[] matrix, float[] factors, float[] vector) {
        for (int i = 0; i < factors.length; i++) {
            if (factors[i] != 0) {
                int row = i * vector.length;
                for (int j = 0; j < vector.length; j += LANES) {
                    at(matrix, row + j)
                            .add(at(vector, j).mul(factors[i]))
                            .intoArray(matrix, row + j);
                }
            }
        }
    }

    @Override
    public void backward(float[] result, float[] factors, float[] matrix, float[] vector) {
        var lanes = new float[LANES];
        for (int i = 0; i < factors.length; i++) {
            if (factors[i] > 0) {
                int row = i * vector.length;
                FloatVector sum = FloatVector.zero(SPECIES);
                for (int j = 0; j < vector.length; j += LANES) {
                    sum = sum.add(at(matrix, row + j).mul(at(vector, j)));
                }
                sum.intoArray(lanes, 0);
                result[i] = total(lanes);
            } else {
                result[i] = 0;
            }
        }
    }

    /// In one order: that of `reduceLanes` changes once its caller is compiled.
    private static float total(float[] lanes) {
        float total = 0;
        for (float lane : lanes) {
            total += lane;
        }
        return total;
    }
}
