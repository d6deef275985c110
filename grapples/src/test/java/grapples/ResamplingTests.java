package grapples;

import static grapples.Scenario.A;
import static grapples.Scenario.B;
import static grapples.Scenario.C;
import static grapples.Scenario.D;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Onlooker;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

final class ResamplingTests {

    private static Stream<Match> samples(View view) {
        var game = new Grapples(view.options());
        return IntStream.range(0, 200)
                .mapToObj(seed -> game.resample(view, new SplittableRandom(seed)));
    }

    @Test
    void G_SEE_1_theOwnCardsAndTheLookedAtOneAreKept() {
        var scenario = Scenario.of("9H 8H 7H 6H 5H").dealSelf().keep(1).goLeft().keep(3);
        View view = scenario.make(new Choice.LookAtTop()).view(A);
        assertThat(samples(view))
                .allSatisfy(
                        match -> {
                            assertThat(match.table().hand(A)).isEqualTo(Scenario.cards("9H"));
                            assertThat(match.table().deck().getFirst())
                                    .isEqualTo(Scenario.cards("5H").getFirst());
                        });
    }

    @Test
    void G_SEE_1_hiddenCardsAreDrawnAtRandom() {
        View view = Scenario.of("9H 8H 7H").dealLeft().keep(1).view(A);
        Set<List<Card>> hands = new HashSet<>();
        samples(view).forEach(match -> hands.add(match.table().hand(B)));
        assertThat(hands).hasSizeGreaterThan(30);
    }

    @Test
    void G_ACE_1_theAceIsInNoHandThatIsSettled() {
        View view = Scenario.of("9H 8H 7H").dealLeft().keep(2).view(Onlooker.ONLOOKER);
        assertThat(samples(view))
                .allSatisfy(
                        match -> {
                            assertThat(match.table().hand(B)).doesNotContain(Deck.ACE_OF_SPADES);
                            assertThat(match.table().hand(C)).doesNotContain(Deck.ACE_OF_SPADES);
                        });
        assertThat(samples(view))
                .anyMatch(match -> match.table().hand(D).contains(Deck.ACE_OF_SPADES));
    }

    @Test
    void G_QUEEN_3_whoTradedKnowsWhatTheOtherHolds() {
        var scenario = Scenario.of("9H QH 5C").dealLeft().keep(1).make(new Choice.TradeQueen(B));
        scenario.shuffleNothing().make(new Choice.Point(0)).keep(1);
        assertThat(samples(scenario.view(B)))
                .allSatisfy(
                        match -> assertThat(match.table().hand(C)).isEqualTo(Scenario.cards("9H")));
        assertThat(samples(scenario.view(D)))
                .allSatisfy(
                        match -> assertThat(match.table().hand(B)).isEqualTo(Scenario.cards("QH")));
    }

    @Test
    void G_DOUBLE_1_aCardKeptUnderForcedDoublingIsNeitherTwoNorJoker() {
        var forced = Options.STANDARD.with("doubleDown", "FORCED");
        var scenario = Scenario.of(forced, 4, "9H 8H 2C 2D 7H");
        View view = scenario.dealLeft().keep(2).make(new Choice.DoubleDown()).keep(1).view(A);
        assertThat(samples(view))
                .allSatisfy(
                        match -> {
                            assertThat(match.table().hand(B)).noneMatch(it -> it.name().doubles());
                            assertThat(match.table().hand(C)).noneMatch(it -> it.name().doubles());
                        });
        assertThat(samples(view)) // a second card may well be kept
                .anyMatch(
                        match ->
                                match.table().hand(D).stream().allMatch(it -> it.name().doubles()));
    }
}
