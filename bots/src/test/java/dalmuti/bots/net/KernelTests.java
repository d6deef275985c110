package dalmuti.bots.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

class KernelTests {

    private static final int ROWS = 40;

    private final SplittableRandom dice = new SplittableRandom(1);
    private final Kernel plain = new Kernel();
    private final Kernel vectors = new VectorKernel();

    private float[] numbers(int length) {
        var numbers = new float[length];
        for (int i = 0; i < length; i++) {
            numbers[i] = dice.nextInt(4) == 0 ? 0 : (float) dice.nextGaussian();
        }
        return numbers;
    }

    private int[] rows() {
        return dice.ints(25, 0, ROWS).toArray();
    }

    /// Does the same with both, from the same start, and expects the same bits.
    private void agree(Supplier<float[]> start, BiConsumer<Kernel, float[]> work) {
        float[] one = start.get();
        float[] other = one.clone();
        work.accept(plain, one);
        work.accept(vectors, other);
        assertThat(other).containsExactly(one);
    }

    @Test
    void theModuleForVectorsIsThereInTests() {
        assertThat(Kernel.fastest()).isInstanceOf(VectorKernel.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 48, 64, 256})
    void bothKernelsAgreeToTheLastBit(int width) {
        float[] matrix = numbers(ROWS * width);
        float[] factors = numbers(ROWS);
        float[] vector = numbers(width);
        int[] rows = rows();
        agree(() -> numbers(width), (it, sum) -> it.add(sum, matrix, rows, rows.length));
        agree(() -> numbers(width), (it, sum) -> it.subtract(sum, matrix, rows, rows.length));
        agree(() -> numbers(width), (it, sum) -> it.rectify(sum, sum));
        agree(() -> numbers(width), (it, sum) -> it.multiply(sum, factors, matrix));
        agree(matrix::clone, (it, sum) -> it.spread(sum, rows, rows.length, vector));
        agree(matrix::clone, (it, sum) -> it.outer(sum, factors, vector));
        agree(() -> numbers(width), (it, sum) -> it.follow(sum, vector, 0.25f));
    }

    @Test
    void theyAddUpWhatTheySay() {
        float[] matrix = numbers(ROWS * 16);
        float[] sum = new float[16];
        vectors.add(sum, matrix, new int[] {3, 5}, 2);
        assertThat(sum[7]).isEqualTo(matrix[3 * 16 + 7] + matrix[5 * 16 + 7]);
        vectors.subtract(sum, matrix, new int[] {3, 5}, 2);
        assertThat(sum[7]).isCloseTo(0, within(1e-6f));
        float[] factors = new float[ROWS];
        factors[9] = 2;
        vectors.multiply(sum, factors, matrix);
        assertThat(sum[1]).isCloseTo(2 * matrix[9 * 16 + 1], within(1e-6f));
    }

    @Test
    void whatIsHandedBackAgreesButForTheOrderOfAdding() {
        float[] matrix = numbers(ROWS * 64);
        float[] factors = numbers(ROWS);
        float[] vector = numbers(64);
        var one = new float[ROWS];
        var other = new float[ROWS];
        plain.backward(one, factors, matrix, vector);
        vectors.backward(other, factors, matrix, vector);
        for (int i = 0; i < ROWS; i++) {
            assertThat(other[i]).isCloseTo(one[i], within(1e-4f));
        }
    }

    /// What the first call gives, before it is compiled, and what later ones give.
    @Test
    void whatIsHandedBackIsTheSameInEveryCall() {
        float[] matrix = numbers(ROWS * 64);
        float[] factors = numbers(ROWS);
        float[] vector = numbers(64);
        var first = new float[ROWS];
        var later = new float[ROWS];
        vectors.backward(first, factors, matrix, vector);
        for (int call = 0; call < 20_000; call++) {
            vectors.backward(later, factors, matrix, vector);
        }
        assertThat(later).isEqualTo(first);
    }

    @Test
    void bothTakeTheSameStepsAndForgetTheGradient() {
        agree(
                () -> numbers(64),
                (it, weights) -> {
                    var slope =
                            new Kernel.Slope(
                                    weights, weights.clone(), new float[64], new float[64]);
                    it.adam(slope, new Kernel.Pace(0.01f, 0.5f, 0.9f, 0.999f));
                    assertThat(slope.gradient()).containsOnly(0f);
                });
    }
}
