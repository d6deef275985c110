package dalmuti;

import dalmuti.options.Ending;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.testkit.Laws;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.stream.Stream;

final class LawsTests {

    private static final int LIMIT = 100_000;

    @TestFactory
    Stream<DynamicTest> everyPresetAtEverySize() {
        return Preset.all().stream()
                .flatMap(
                        preset ->
                                Stream.iterate(3, n -> n + 1)
                                        .limit(11)
                                        .map(n -> test(preset.rules(), n, n)));
    }

    private static DynamicTest test(Rules preset, int players, long seed) {
        Rules rules = preset.but(draft -> draft.ending = new Ending.Rounds(2));
        return DynamicTest.dynamicTest(
                rules + ", " + players + " players, seed " + seed,
                () -> {
                    var game = new Dalmuti(rules);
                    var laws = new Laws<>(game, Match::order, Match::toString);
                    laws.holdAll(Playout.random(game, players, seed, LIMIT));
                });
    }
}
