package dalmuti.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.review.ReviewDesk.Manners;

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

    @Test
    void whenTooManyWaitTheNextIsSentAway() throws IOException {
        try (var desk = new ReviewDesk(new Manners(1, 1, 10, LONG))) {
            boolean sentAway = false;
            for (int i = 0; i < 10 && !sentAway; i++) {
                sentAway = desk.review(record(i), 1, () -> {}).isEmpty();
            }
            assertThat(sentAway).isTrue();
        }
    }

    @Test
    void aMatchIsReviewedOnce() throws IOException {
        var begun = new AtomicInteger();
        try (var desk = new ReviewDesk(new Manners(1, 1, 10, LONG))) {
            for (int i = 0; i < 5; i++) {
                assertThat(desk.review(record(0), 1, begun::incrementAndGet)).isPresent();
            }
        }
        assertThat(begun).hasValue(1);
    }

    @Test
    void whoeverMayNotHaveItReviewedBeginsNothing() throws IOException {
        try (var desk = new ReviewDesk(new Manners(1, 1, 10, LONG))) {
            Runnable forbidden =
                    () -> {
                        throw new IllegalStateException("not today");
                    };
            String text = record(0);
            assertThatThrownBy(() -> desk.review(text, 1, forbidden))
                    .isInstanceOf(IllegalStateException.class);
            assertThat(desk.review(text, 1, () -> {})).isPresent();
        }
    }

    @Test
    void whatTakesTooLongIsGivenUp() throws Exception {
        try (var desk = new ReviewDesk(new Manners(1, 1, 10, Duration.ZERO))) {
            String text = record(0);
            assertThat(desk.review(text, 1, () -> {})).isPresent();
            assertThatThrownBy(() -> waitFor(desk, text))
                    .isInstanceOfSatisfying(
                            RefusedException.class,
                            e -> assertThat(e.refusal().key()).isEqualTo("server.review-late"));
        }
    }

    private static void waitFor(ReviewDesk desk, String text) throws InterruptedException {
        for (int i = 0; i < 400; i++) {
            desk.review(text, 1, () -> {});
            Thread.sleep(25);
        }
    }

    @Test
    void whatWasAskedForLongestAgoIsForgotten() throws Exception {
        var begun = new AtomicInteger();
        try (var desk = new ReviewDesk(new Manners(1, 5, 2, LONG))) {
            for (int i : new int[] {0, 1, 0, 2, 0, 1}) {
                assertThat(desk.review(record(i), 1, begun::incrementAndGet)).isPresent();
            }
        }
        assertThat(begun).as("the second was forgotten").hasValue(4);
    }
}
