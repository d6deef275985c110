package dalmuti.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

class EstimateBotTests {

    private static final List<Integer> MOVES = List.of(0, 10, 7, 2);

    private static List<Integer> choices(double temperature, double cutOff) {
        var bot =
                new EstimateBot<String, Integer>(
                        (_, legal, _) -> legal.stream().map(Integer::doubleValue).toList(),
                        temperature,
                        cutOff);
        return IntStream.range(0, 1000)
                .mapToObj(seed -> bot.choose("", MOVES, new SplittableRandom(seed)))
                .toList();
    }

    @Test
    void withoutTemperatureTheBestMoveIsMade() {
        assertThat(choices(0, 5)).containsOnly(10);
    }

    @Test
    void mistakesAreRarerTheWorseTheyAreAndNeverBeyondTheCutOff() {
        List<Integer> choices = choices(3, 8.5);
        assertThat(choices).containsOnly(10, 7, 2);
        assertThat(choices.stream().filter(move -> move == 10).count()).isBetween(600L, 750L);
        assertThat(choices.stream().filter(move -> move == 7).count()).isBetween(190L, 330L);
    }

    @Test
    void theFirstOfSeveralBestMovesIsMade() {
        var bot = EstimateBot.<String, String>never((_, _, _) -> List.of(1.0, 2.0, 2.0));
        assertThat(bot.choose("", List.of("a", "b", "c"), new SplittableRandom(1))).isEqualTo("b");
    }
}
