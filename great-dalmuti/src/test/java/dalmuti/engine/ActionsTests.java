package dalmuti.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Play;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class ActionsTests {

    @Test
    void CARD_2_thereAre237ActionsAndTheLastIsThePass() {
        assertThat(Actions.COUNT).isEqualTo(237);
        assertThat(Actions.PASS).isEqualTo(236);
        assertThat(Actions.MASK_WORDS).isEqualTo(4);
        assertThat(Actions.name(Actions.PASS)).isEqualTo("-");
    }

    @Test
    void CARD_2_onlyThe237Exist() {
        assertThat(Actions.exists(0)).isTrue();
        assertThat(Actions.exists(236)).isTrue();
        assertThat(Actions.exists(-1)).isFalse();
        assertThat(Actions.exists(237)).isFalse();
    }

    /// Networks are trained on these numbers and records may hold them: they never change.
    @Test
    void CARD_2_theNumbersAreThoseOfTheSnapshot() {
        String numbers =
                IntStream.range(0, Actions.COUNT)
                        .mapToObj(action -> action + " " + Actions.name(action) + "\n")
                        .collect(Collectors.joining());

        assertThat(numbers).isEqualTo(snapshot());
    }

    private static String snapshot() {
        try (var file = ActionsTests.class.getResourceAsStream("actions.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void CARD_2_theTablesSayWhatThePlaysSay() {
        for (Play play : Play.ALL) {
            int action = play.number();
            int rank = play.rank().number();
            assertThat(Actions.play(action)).isEqualTo(play);
            assertThat(Actions.SIZE[action]).isEqualTo((byte) play.size());
            assertThat(Actions.CARDS[action]).isEqualTo(play.cards().packed());
            assertThat(Long.bitCount(Actions.BETTER[action])).isEqualTo(5 * (rank - 1));
        }
    }
}
