package dalmuti.bots.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.BotMatch;
import dalmuti.bots.hints.Advice;
import dalmuti.bots.hints.Assessment;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.options.Ending;
import dalmuti.options.Preset;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

class ReviewTests {

    private static final Player A = new Player(0);

    private static Judgement<String> judgement(int round, String made, double... behind) {
        var moves = new ArrayList<Assessment<String>>();
        for (int i = 0; i < behind.length; i++) {
            String name = String.valueOf((char) ('a' + i));
            moves.add(new Assessment<>(name, List.of(1.0), 4 - behind[i], 9, behind[i], List.of()));
        }
        var advice = new Advice<>(moves, 1);
        return new Judgement<>(0, round, A, made, advice, Mark.of(advice.of(made).behind(), 1));
    }

    private static final Review<String> REVIEW =
            new Review<>(
                    List.of(
                            judgement(1, "a", 0, 1),
                            judgement(1, "b", 0, 0.5, 2),
                            judgement(2, "c", 0, 0.5, 3)),
                    Map.of(1, Map.of(A, 3.0, new Player(1), 2.0)));

    @Test
    void accuracyIsTheShareThatWasKept() { // at stake 1 + 2 + 3, lost 0 + 0.5 + 3
        assertThat(REVIEW.accuracy(A).orElseThrow()).isCloseTo(1 - 3.5 / 6, within(1e-12));
        assertThat(REVIEW.accuracy(new Player(1))).isEmpty();
    }

    @Test
    void marksFollowTheLoss() {
        assertThat(REVIEW.judgements())
                .extracting(Judgement::mark)
                .containsExactly(Mark.BEST, Mark.INACCURACY, Mark.BLUNDER);
    }

    /// An even share is 2.5, the cards promised 4, half a point was lost, the round brought 3.
    @Test
    void luckSkillAndRestAddUp() {
        assertThat(REVIEW.fortunes(A)).containsExactly(new Fortune(1, A, 0.5, 1.5, -0.5, -0.5));
    }

    @Test
    void aWholeMatchIsJudgedByWhatEachPlayerKnew() {
        var game = new Dalmuti(Preset.OFFICIAL.rules().but(it -> it.ending = new Ending.Rounds(2)));
        var greedy = Roster.dalmuti().named("greedy").orElseThrow();
        var playout = new BotMatch<>(game, Collections.nCopies(4, greedy)).play(1);
        List<Deed<Move>> moves = playout.steps().stream().map(Step::deed).toList();
        var asked = new ArrayList<Integer>();
        Review<Move> review =
                new Reviewer<>(game, new DalmutiLedger(), ReviewTests::allAlike)
                        .review(playout.start(), moves, 1, asked::add);

        assertThat(asked).hasSize(moves.size());
        assertThat(review.judgements()).hasSizeGreaterThan(20);
        assertThat(review.judgements())
                .allSatisfy(
                        it -> {
                            assertThat(moves.get(it.step()).move()).isEqualTo(it.made());
                            assertThat(it.advice().moves()).hasSizeGreaterThan(1);
                            assertThat(it.round()).isBetween(1, 2);
                        });
        assertThat(review.points().keySet()).containsExactly(1, 2);
        assertThat(review.points().getOrDefault(1, Map.of()).values())
                .containsExactlyInAnyOrder(3.0, 2.0, 1.0, 0.0);
    }

    @Test
    void SCORE_1_withoutPointsARoundBringsPlaces() {
        var game = new Dalmuti(Preset.ITALIAN.rules().but(it -> it.ending = new Ending.Rounds(2)));
        var greedy = Roster.dalmuti().named("greedy").orElseThrow();
        var steps = new BotMatch<>(game, Collections.nCopies(4, greedy)).play(1).steps();
        List<Event> told = steps.stream().flatMap(step -> step.events().stream()).toList();
        List<Player> wentOut =
                told.stream()
                        .takeWhile(it -> !(it instanceof Event.RoundScored))
                        .filter(Event.WentOut.class::isInstance)
                        .map(it -> ((Event.WentOut) it).player())
                        .toList();
        Review<Move> review =
                new Reviewer<>(game, new DalmutiLedger(), ReviewTests::allAlike)
                        .review(
                                steps.getFirst().before(),
                                steps.stream().map(Step::deed).toList(),
                                1,
                                _ -> {});

        assertThat(review.points().keySet()).containsExactly(1, 2);
        for (int place = 1; place <= wentOut.size(); place++) {
            Fortune fortune = review.fortunes(wentOut.get(place - 1)).getFirst();
            assertThat(fortune.beyond()).isEqualTo(4 - place - 1.5);
            assertThat(fortune.luck() + fortune.skill() + fortune.rest())
                    .isCloseTo(fortune.beyond(), within(1e-12));
        }
        assertThat(wentOut).hasSize(3);
    }

    private static Advice<Move> allAlike(View view, List<Move> legal, RandomGenerator dice) {
        return new Advice<>(
                legal.stream()
                        .map(move -> new Assessment<>(move, List.of(), 0, 0, 0, List.of()))
                        .toList(),
                1);
    }
}
