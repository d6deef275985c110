package dalmuti.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.review.ReviewDesk.Limits;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// Reviews are made beside everything else, and never more of them than there is room for.
class ReviewDeskTests {

    private static final Duration LONG = Duration.ofMinutes(1);

    private static String record(int comment) throws IOException {
        Path file = Path.of("../great-dalmuti/src/test/golden/REC-8-what-proves-the-deal.drn");
        return Files.readString(file) + "; " + comment + "\n";
    }

    /// Of an address of its own.
    private static ReviewDesk.Order order(int comment) throws IOException {
        return new ReviewDesk.Order(record(comment), 1, "address " + comment);
    }

    @Test
    void whenTooManyWaitTheNextIsSentAway() throws IOException {
        try (var desk = new ReviewDesk(new Limits(1, 1, 10, LONG, LONG))) {
            boolean sentAway = false;
            for (int i = 0; i < 10 && !sentAway; i++) {
                sentAway = desk.review(order(i), () -> {}).isEmpty();
            }
            assertThat(sentAway).isTrue();
        }
    }

    @Test
    void aMatchIsReviewedOnce() throws IOException {
        var begun = new AtomicInteger();
        try (var desk = new ReviewDesk(new Limits(1, 1, 10, LONG, LONG))) {
            for (int i = 0; i < 5; i++) {
                assertThat(desk.review(order(0), begun::incrementAndGet)).isPresent();
            }
        }
        assertThat(begun).hasValue(1);
    }

    @Test
    void whoeverMayNotHaveItReviewedBeginsNothing() throws IOException {
        try (var desk = new ReviewDesk(new Limits(1, 1, 10, LONG, LONG))) {
            Runnable forbidden =
                    () -> {
                        throw new IllegalStateException("not today");
                    };
            var order = order(0);
            assertThatThrownBy(() -> desk.review(order, forbidden))
                    .isInstanceOf(IllegalStateException.class);
            assertThat(desk.review(order, () -> {})).isPresent();
        }
    }

    @Test
    void whatTakesTooLongIsGivenUp() throws Exception {
        try (var desk = new ReviewDesk(new Limits(1, 1, 10, Duration.ZERO, LONG))) {
            var order = order(0);
            assertThatThrownBy(() -> waitFor(desk, order))
                    .isInstanceOfSatisfying(
                            RefusedException.class,
                            e -> assertThat(e.refusal().key()).isEqualTo("server.review-late"));
        }
    }

    private static void waitFor(ReviewDesk desk, ReviewDesk.Order order)
            throws InterruptedException {
        for (int i = 0; i < 400; i++) {
            desk.review(order, () -> {});
            Thread.sleep(25);
        }
    }

    @Test
    void whatWasAskedForLongestAgoIsForgotten() throws Exception {
        var begun = new AtomicInteger();
        try (var desk = new ReviewDesk(new Limits(1, 5, 2, LONG, LONG))) {
            for (int i : new int[] {0, 1, 0, 2, 0, 1}) {
                assertThat(desk.review(order(i), begun::incrementAndGet)).isPresent();
            }
        }
        assertThat(begun).as("the second was forgotten").hasValue(4);
    }

    @Test
    void whatNobodyAsksForAnyMoreIsGivenUpAndBeginsAnew() throws Exception {
        var begun = new AtomicInteger();
        var limits = new Limits(1, 1, 10, LONG, Duration.ZERO);
        try (var desk = new ReviewDesk(limits)) {
            var order = order(0);
            for (int i = 0; i < 400 && begun.get() < 2; i++) {
                try {
                    desk.review(order, begun::incrementAndGet);
                } catch (RefusedException e) {
                    assertThat(e.refusal().key()).isEqualTo("server.unavailable");
                }
                Thread.sleep(25);
            }
        }
        assertThat(begun).hasValue(2);
    }
}
