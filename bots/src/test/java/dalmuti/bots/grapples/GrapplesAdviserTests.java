package dalmuti.bots.grapples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.bots.hints.Advice;
import dalmuti.bots.hints.Assessment;
import dalmuti.bots.hints.Reason;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Deck;
import grapples.Options;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

class GrapplesAdviserTests {

    private static final Player A = new Player(0);

    private static View looked(String top) {
        return Matches.staged(Options.STANDARD, top, A, new Choice.LookAtTop());
    }

    private static Advice<Choice> advice(View view, int samples, long seed) {
        return new GrapplesAdviser(samples).advise(view, view.legal(), new SplittableRandom(seed));
    }

    @Test
    void thePlacesOfEveryChoiceSumToOneAndTheFirstIsTheWin() {
        for (var assessment : advice(looked("9H"), 100, 1).moves()) {
            double sum = assessment.places().stream().mapToDouble(Double::doubleValue).sum();
            assertThat(sum).isCloseTo(1, within(1e-9));
            assertThat(assessment.points()).isCloseTo(assessment.places().getFirst(), within(1e-9));
        }
    }

    @Test
    void theBestComesFirstAndIsBehindNothing() {
        Advice<Choice> advice = advice(looked("KH"), 100, 2);
        assertThat(advice.best().behind()).isZero();
        assertThat(advice.moves())
                .isSortedAccordingTo(Comparator.comparingDouble(Assessment::behind));
        for (var assessment : advice.moves()) {
            assertThat(assessment.value() + assessment.behind())
                    .isCloseTo(advice.best().value(), within(1e-9));
        }
    }

    @Test
    void theFiguresAgreeWithALargeSample() {
        View view = looked("9H");
        Advice<Choice> small = advice(view, 400, 3);
        Advice<Choice> large = advice(view, 4000, 4);
        for (var assessment : large.moves()) {
            // Five standard errors of a share in 400 games.
            assertThat(small.of(assessment.move()).points())
                    .isCloseTo(assessment.points(), within(0.11));
        }
    }

    @Test
    void reasonsCarryTheirNumbers() {
        Advice<Choice> good = advice(looked("9H"), 10, 5);
        assertThat(good.of(new Choice.Deal(Choice.To.SELF)).reasons())
                .containsExactly(
                        Reason.of("hint.grapples.top-card-good", Deck.card("9H").orElseThrow(), 9));
        View before = Matches.staged(Options.STANDARD, "9H", A);
        assertThat(advice(before, 10, 5).of(new Choice.LookAtTop()).reasons())
                .isEqualTo(List.of(Reason.of("hint.grapples.look", 14L, 54)));
    }

    @Test
    void G_QUEEN_3_oneBackIsAsGoodAsTheOther() {
        Player b = new Player(1);
        Player c = new Player(2);
        View pointing =
                Matches.staged(
                        Options.STANDARD,
                        "3H 2H 4H 5H QC",
                        b,
                        new Choice.Deal(Choice.To.LEFT),
                        new Choice.Keep(),
                        new Choice.DoubleDown(),
                        new Choice.Keep(),
                        new Choice.Keep(),
                        new Choice.Deal(Choice.To.LEFT),
                        new Choice.TradeQueen(c),
                        new Choice.ShuffleHand(
                                List.of(
                                        Deck.card("2H").orElseThrow(),
                                        Deck.card("4H").orElseThrow())));
        assertThat(pointing.legal()).hasSize(2);
        assertThat(advice(pointing, 10, 6).moves())
                .hasSize(2)
                .allSatisfy(it -> assertThat(it.behind()).isZero());
    }
}
