package dalmuti.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;

/// Long work is shared out fairly.
@Timeout(60)
class FairWorkersTests {

    private static final FairWorkers.Limits TWO_THREADS = new FairWorkers.Limits(2, 10, 5);

    private final CountDownLatch end = new CountDownLatch(1);
    private final List<String> order = new CopyOnWriteArrayList<>();

    private FutureTask<?> endless(FairWorkers workers, String whose, CountDownLatch begun) {
        return workers.submit(
                        whose,
                        () -> {
                            begun.countDown();
                            end.await();
                            return whose;
                        })
                .orElseThrow();
    }

    private FutureTask<?> brief(FairWorkers workers, String whose) {
        return workers.submit(whose, () -> order.add(whose)).orElseThrow();
    }

    @Test
    void whoeverHasMuchToDoLeavesAThreadToOthers() throws Exception {
        try (var workers = new FairWorkers("test", TWO_THREADS)) {
            var begun = new CountDownLatch(1);
            for (int i = 0; i < 5; i++) {
                var _ = endless(workers, "a", begun);
            }
            begun.await();
            brief(workers, "b").get();
            brief(workers, "c").get();
            assertThat(order).containsExactly("b", "c");
            end.countDown();
        }
    }

    @Test
    void thoseWhoWaitTakeTurns() throws Exception {
        try (var workers = new FairWorkers("test", new FairWorkers.Limits(1, 10, 5))) {
            var begun = new CountDownLatch(1);
            var _ = endless(workers, "x", begun);
            begun.await();
            var _ = brief(workers, "a");
            FutureTask<?> last = brief(workers, "a");
            var _ = brief(workers, "b");
            var _ = brief(workers, "c");
            end.countDown();
            last.get();
            assertThat(order).containsExactly("a", "b", "c", "a");
        }
    }

    @Test
    void nobodyWaitsWithMoreThanTheirShare() throws Exception {
        try (var workers = new FairWorkers("test", TWO_THREADS)) {
            var begun = new CountDownLatch(1);
            var _ = endless(workers, "a", begun);
            begun.await();
            for (int i = 0; i < 5; i++) {
                var _ = brief(workers, "a");
            }
            assertThat(workers.submit("a", () -> "")).isEmpty();
            assertThat(brief(workers, "b").get()).isEqualTo(true);
            end.countDown();
        }
    }

    @Test
    void whatIsCancelledEndsAndMakesRoom() throws Exception {
        try (var workers = new FairWorkers("test", new FairWorkers.Limits(1, 1, 1))) {
            var begun = new CountDownLatch(1);
            FutureTask<?> endless = endless(workers, "a", begun);
            begun.await();
            FutureTask<?> waiting = brief(workers, "b");
            assertThat(workers.submit("c", () -> "")).isEmpty();
            workers.cancel("b", waiting);
            FutureTask<?> next = brief(workers, "c");
            workers.cancel("a", endless);
            next.get();
            assertThat(order).containsExactly("c");
        }
    }
}
