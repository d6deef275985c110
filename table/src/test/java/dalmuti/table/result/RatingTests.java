package dalmuti.table.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

final class RatingTests {

    @Test
    void whoeverIsNewStartsAtARoundNumberAndIsFarFromBelowNothing() {
        assertThat(Rating.UNKNOWN.shown()).isCloseTo(1000, within(1e-9));
        var rating = Rating.UNKNOWN;
        for (int match = 0; match < 30; match++) {
            rating = Rating.after(List.of(new Rating(25, 1), rating), List.of(1, 2)).getLast();
            assertThat(rating.shown()).isPositive();
        }
    }

    @Test
    void theWinnerRisesAndTheLoserFallsByAsMuch() {
        var after = Rating.after(Collections.nCopies(2, Rating.UNKNOWN), List.of(1, 2));
        double gain = after.get(0).mean() - Rating.UNKNOWN.mean();
        assertThat(gain).isPositive();
        assertThat(after.get(1).mean()).isCloseTo(Rating.UNKNOWN.mean() - gain, within(1e-9));
        assertThat(after).allMatch(it -> it.spread() < Rating.UNKNOWN.spread());
    }

    @Test
    void equalsWhoSharePlacesStayEqual() {
        var after = Rating.after(Collections.nCopies(4, Rating.UNKNOWN), List.of(1, 1, 1, 1));
        assertThat(after).allSatisfy(it -> assertThat(it.mean()).isCloseTo(25, within(1e-9)));
    }

    @Test
    void aSurpriseTeachesMoreThanWhatWasExpected() {
        var strong = new Rating(30, 3);
        var weak = new Rating(20, 3);
        double expected = Rating.after(List.of(strong, weak), List.of(1, 2)).get(0).mean() - 30;
        double surprise = 30 - Rating.after(List.of(strong, weak), List.of(2, 1)).get(0).mean();
        assertThat(surprise).isGreaterThan(2 * expected);
    }

    @Test
    void strengthComesToLightInManyMatches() {
        var dice = new SplittableRandom(1);
        List<Rating> ratings = new ArrayList<>(Collections.nCopies(8, Rating.UNKNOWN));
        for (int match = 0; match < 400; match++) {
            double[] luck = dice.doubles(8).map(it -> 6 * it).toArray();
            List<Integer> order =
                    IntStream.range(0, 8)
                            .boxed()
                            .sorted(Comparator.comparingDouble((Integer i) -> -(i + luck[i])))
                            .toList();
            List<Integer> places =
                    IntStream.range(0, 8).mapToObj(i -> order.indexOf(i) + 1).toList();
            ratings = Rating.after(ratings, places);
        }
        assertThat(ratings).isSortedAccordingTo(Comparator.comparingDouble(Rating::mean));
        assertThat(ratings).allMatch(it -> it.spread() > 0.5 && it.spread() < 3);
    }

    @Test
    void fourteenPlayersDoNotThrowItOffBalance() {
        var places = IntStream.rangeClosed(1, 14).boxed().toList();
        var after = Rating.after(Collections.nCopies(14, Rating.UNKNOWN), places);
        assertThat(after).allMatch(it -> it.mean() > 0 && it.mean() < 50);
        assertThat(after).allMatch(it -> it.spread() > 4);
    }
}
