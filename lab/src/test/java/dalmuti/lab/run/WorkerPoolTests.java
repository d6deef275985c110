package dalmuti.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

class WorkerPoolTests {

    /// A sum of fractions, which comes out differently when it is added in another order.
    private static final class Sum implements Tally<Sum> {
        private double value;
        private long count;

        @Override
        public void add(Sum other) {
            value += other.value;
            count += other.count;
        }

        private Worker.Done enter(long number) {
            value += 1.0 / (number + 1);
            count++;
            return Worker.Done.WHOLLY;
        }
    }

    private static Outcome<Sum> run(int threads, long count) {
        return new WorkerPool(threads)
                .run(count, Sum::new, () -> (number, sum) -> sum.enter(number));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void anyNumberOfThreadsGivesTheSameToTheLastBit(int threads) {
        Outcome<Sum> alone = run(1, 10_007);
        Outcome<Sum> together = run(threads, 10_007);
        assertThat(Double.doubleToLongBits(together.tally().value))
                .isEqualTo(Double.doubleToLongBits(alone.tally().value));
        assertThat(together.tally().count).isEqualTo(10_007);
        assertThat(together.isPartial()).isFalse();
    }

    @Test
    void everyNumberIsWorkedOnOnce() {
        var seen = new AtomicLong();
        new WorkerPool(3)
                .run(
                        1000,
                        Sum::new,
                        () ->
                                (number, sum) -> {
                                    seen.addAndGet(number);
                                    return sum.enter(number);
                                });
        assertThat(seen.get()).isEqualTo(999 * 1000 / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aRunThatIsStoppedCountsWhatIsDone(int threads) {
        var stopped = new AtomicBoolean();
        Outcome<Sum> outcome =
                new WorkerPool(threads, stopped, (_, _) -> {})
                        .run(
                                1_000_000,
                                Sum::new,
                                () ->
                                        (number, sum) -> {
                                            if (number == 500) {
                                                stopped.set(true);
                                            }
                                            return stopped.get()
                                                    ? Worker.Done.NOT_AT_ALL
                                                    : sum.enter(number);
                                        });
        assertThat(outcome.isPartial()).isTrue();
        assertThat(outcome.done()).isEqualTo(outcome.tally().count).isBetween(500L, 100_000L);
        assertThat(outcome.asked()).isEqualTo(1_000_000);
    }

    @Test
    void progressGoesUpToTheEnd() {
        var last = new AtomicLong();
        new WorkerPool(
                        2,
                        new AtomicBoolean(),
                        (done, of) -> {
                            assertThat(done).isBetween(last.get(), of);
                            last.set(done);
                        })
                .run(5000, Sum::new, () -> (number, sum) -> sum.enter(number));
        assertThat(last.get()).isEqualTo(5000);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aWorkerThatFailsIsNotSwallowed(int threads) {
        var pool = new WorkerPool(threads);
        assertThatThrownBy(
                        () ->
                                pool.run(
                                        100,
                                        Sum::new,
                                        () ->
                                                (_, _) -> {
                                                    throw new IllegalStateException("broken");
                                                }))
                .hasMessageContaining("broken");
    }

    /// The first worker goes on until the run is stopped, and only the failure of the second stops
    /// it.
    @Test
    @Timeout(60)
    void aWorkerThatFailsStopsTheOthers() {
        var stopped = new AtomicBoolean();
        var hired = new AtomicInteger();
        Worker<Sum> steady =
                (number, sum) -> {
                    while (!stopped.get()) {
                        Thread.onSpinWait();
                    }
                    return sum.enter(number);
                };
        Worker<Sum> failing =
                (_, _) -> {
                    throw new IllegalStateException("broken");
                };
        var pool = new WorkerPool(2, stopped, (_, _) -> {});
        assertThatThrownBy(
                        () ->
                                pool.run(
                                        100,
                                        Sum::new,
                                        () -> hired.getAndIncrement() == 0 ? steady : failing))
                .hasMessageContaining("broken");
    }

    @Test
    void diceDependOnEveryStepOfTheirPath() {
        assertThat(Seeds.dice(1, 2, 3).nextLong()).isEqualTo(Seeds.dice(1, 2, 3).nextLong());
        assertThat(Seeds.dice(1, 2, 3).nextLong()).isNotEqualTo(Seeds.dice(1, 3, 2).nextLong());
        assertThat(Seeds.dice(1, 2, 3).nextLong()).isNotEqualTo(Seeds.dice(2, 2, 3).nextLong());
        assertThat(Seeds.dice(1, 2).nextLong()).isNotEqualTo(Seeds.dice(1, 2, 0).nextLong());
    }
}
