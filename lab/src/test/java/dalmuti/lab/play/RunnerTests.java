package dalmuti.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Step;
import dalmuti.lab.run.Seeds;
import dalmuti.lab.society.SocietyTally;
import dalmuti.options.Ending;
import dalmuti.options.Passing;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;
import dalmuti.options.Succession;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

class RunnerTests {

    private static Bot<View, Move> bot(String name) {
        return Roster.dalmuti().named(name).orElseThrow();
    }

    private static SeatedBots seated(int players, String name) {
        return new SeatedBots(Collections.nCopies(players, bot(name)));
    }

    /// The same bot behind a curtain: it has to be shown views.
    private static SeatedBots shown(int players, String name) {
        Bot<View, Move> hidden = bot(name);
        return new SeatedBots(
                Collections.nCopies(
                        players, (view, legal, dice) -> hidden.choose(view, legal, dice)));
    }

    private static Rules rules(int rounds) {
        return Preset.OFFICIAL.rules().but(draft -> draft.ending = new Ending.Rounds(rounds));
    }

    private static List<Round> played(RulesVariant variant, SeatedBots seated) {
        var rounds = new ArrayList<Round>();
        Runner.of(variant, seated).play(Luck.ofMatch(7, 3, seated.size()), rounds::add);
        return rounds;
    }

    private static String told(Round round) {
        var text = new StringBuilder();
        for (int i = 0; i < round.players(); i++) {
            text.append(
                    "%d%d%d%d:%d "
                            .formatted(
                                    round.dealt()[i],
                                    round.played()[i],
                                    round.finished()[i],
                                    round.next()[i],
                                    round.brought(i)));
        }
        return text + round.court().toString() + round.decisions() + " " + round.tricks();
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "random"})
    void aDealIsPlayedTheSameInPlaceAndMoveByMove(String name) {
        for (int players : new int[] {3, 6, 14}) {
            for (Passing passing : Passing.values()) {
                Rules rules = rules(1).but(draft -> draft.passing = passing);
                var runner = new DealRunner(rules, players);
                for (int deal = 0; deal < 5; deal++) {
                    runner.deal(Seeds.dice(1, deal));
                    Round fast =
                            runner.play(
                                    seated(players, name),
                                    Luck.ofMatch(2, deal, players),
                                    Timing.NONE);
                    Round slow =
                            runner.play(
                                    shown(players, name),
                                    Luck.ofMatch(2, deal, players),
                                    Timing.NONE);
                    assertThat(told(slow)).isEqualTo(told(fast));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMatchIsPlayedTheSameInPlaceAndMoveByMove(Preset preset) {
        Rules rules = preset.rules().but(draft -> draft.ending = new Ending.Rounds(3));
        for (RulesVariant.Court court : RulesVariant.Court.values()) {
            var variant = new RulesVariant(rules, court);
            assertThat(played(variant, shown(6, "greedy")).stream().map(RunnerTests::told))
                    .containsExactlyElementsOf(
                            played(variant, seated(6, "greedy")).stream()
                                    .map(RunnerTests::told)
                                    .toList());
        }
    }

    /// What is told of moves is the match that is counted.
    @ParameterizedTest
    @EnumSource
    void aMatchIsTheSameWhetherItsMovesAreToldOrNot(Preset preset) {
        Rules rules = preset.rules().but(draft -> draft.ending = new Ending.Rounds(3));
        var variant = new RulesVariant(rules, RulesVariant.Court.WHOLE);
        for (String name : List.of("greedy", "random", "peasant")) {
            var rounds = new ArrayList<Round>();
            var steps = new ArrayList<Step<Match, Move, Event>>();
            new MatchRunner(variant, seated(6, name), Timing.NONE)
                    .play(Luck.ofMatch(7, 3, 6), rounds::add, steps::add);
            assertThat(rounds.stream().map(RunnerTests::told))
                    .containsExactlyElementsOf(
                            played(variant, seated(6, name)).stream()
                                    .map(RunnerTests::told)
                                    .toList());
            assertThat(steps.getLast().after().over()).isTrue();
            for (int i = 1; i < steps.size(); i++) {
                assertThat(steps.get(i).before()).isSameAs(steps.get(i - 1).after());
            }
        }
    }

    @Test
    void positionsFollowFromRoundToRound() {
        for (RulesVariant.Court court : RulesVariant.Court.values()) {
            List<Round> rounds = played(new RulesVariant(rules(6), court), seated(5, "greedy"));
            assertThat(rounds).hasSize(6);
            for (int i = 1; i < rounds.size(); i++) {
                assertThat(rounds.get(i).number()).isEqualTo(i + 1);
                for (int position = 0; position < 5; position++) {
                    assertThat(rounds.get(i).dealt()[position])
                            .isEqualTo(rounds.get(i - 1).next()[position]);
                }
            }
        }
    }

    @Test
    void SCORE_1_aPlaceBringsAPointForEverybodyBehind() {
        for (Round round :
                played(new RulesVariant(rules(3), RulesVariant.Court.WHOLE), seated(4, "random"))) {
            for (int place = 0; place < 4; place++) {
                assertThat(round.points()[round.finished()[place]]).isEqualTo(3 - place);
                assertThat(round.next()[place]).isEqualTo(round.finished()[place]);
            }
        }
    }

    @Test
    void SCORE_1_withoutPointsTheLastOrderDecides() {
        Rules rules = rules(3).but(draft -> draft.scoring = Scoring.NONE);
        List<Round> rounds =
                played(new RulesVariant(rules, RulesVariant.Court.WHOLE), seated(4, "random"));
        int[] standing = rounds.getLast().standing(new int[4]);
        for (int position = 0; position < 4; position++) {
            assertThat(standing[rounds.getLast().next()[position]]).isEqualTo(3 - position);
            int finished = rounds.getFirst().finished()[position];
            assertThat(rounds.getFirst().points()[finished]).isEqualTo(3 - position);
        }
        var tally = new SocietyTally(4);
        tally.enter(rounds);
        int born = rounds.getFirst().dealt()[0];
        assertThat(tally.of(SocietyTally.Position.WINS, 0).mean())
                .isEqualTo(born == rounds.getLast().next()[0] ? 1 : 0);
    }

    @Test
    void RANK_2_nobodyClimbsMoreThanAStepByTheMasterRule() {
        Rules rules = rules(20).but(draft -> draft.succession = Succession.MASTER);
        for (Round round :
                played(new RulesVariant(rules, RulesVariant.Court.ABSENT), seated(6, "greedy"))) {
            for (int position = 2; position < 6; position++) {
                int climber = round.dealt()[position];
                for (int higher = 0; higher < position - 1; higher++) {
                    assertThat(round.next()[higher]).isNotEqualTo(climber);
                }
            }
        }
    }

    @Test
    void whatIsLeftOutDoesNotHappen() {
        List<Round> absent =
                played(new RulesVariant(rules(50), RulesVariant.Court.ABSENT), seated(6, "random"));
        assertThat(absent).allMatch(round -> round.court().equals(Round.Court.QUIET));
        List<Round> peaceful =
                played(
                        new RulesVariant(rules(50), RulesVariant.Court.PEACEFUL),
                        seated(6, "random"));
        assertThat(peaceful)
                .allMatch(round -> round.court().upheaval() == Round.Upheaval.NONE)
                .allMatch(round -> round.court().taxed());
        List<Round> whole =
                played(new RulesVariant(rules(50), RulesVariant.Court.WHOLE), seated(6, "random"));
        assertThat(whole).anyMatch(round -> round.court().upheaval() != Round.Upheaval.NONE);
    }

    /// Nothing of a position is carried on without tax, so nobody may play for it.
    @Test
    void withoutTaxEveryRoundIsShownAsTheOnlyOne() {
        var shown = new HashSet<String>();
        Bot<View, Move> looking =
                (view, legal, _) -> {
                    shown.add(view.rules().ending() + " in round " + view.round());
                    return legal.getFirst();
                };
        var seated = new SeatedBots(Collections.nCopies(4, looking));
        assertThat(played(new RulesVariant(rules(3), RulesVariant.Court.ABSENT), seated))
                .hasSize(3);
        assertThat(shown).containsExactly("ROUNDS(1) in round 1");
    }

    @Test
    void SCORE_3_withoutTaxAMatchStillGoesToItsTarget() {
        Rules rules = rules(1).but(draft -> draft.ending = new Ending.Target(20));
        for (SeatedBots seated : List.of(seated(4, "greedy"), shown(4, "greedy"))) {
            List<Round> rounds = played(new RulesVariant(rules, RulesVariant.Court.ABSENT), seated);
            assertThat(most(rounds)).isGreaterThanOrEqualTo(20);
            assertThat(most(rounds.subList(0, rounds.size() - 1))).isLessThan(20);
        }
    }

    private static int most(List<Round> rounds) {
        return IntStream.range(0, 4)
                .map(player -> rounds.stream().mapToInt(it -> it.brought(player)).sum())
                .max()
                .orElseThrow();
    }

    @Test
    void REV_3_aGreaterRevolutionTurnsTheTableRoundAfterTheDeal() {
        List<Round> turned =
                played(new RulesVariant(rules(300), RulesVariant.Court.WHOLE), seated(4, "random"))
                        .stream()
                        .filter(
                                round ->
                                        round.court().upheaval()
                                                == Round.Upheaval.GREATER_REVOLUTION)
                        .toList();
        assertThat(turned).isNotEmpty();
        for (Round round : turned) {
            assertThat(round.court().taxed()).isFalse();
            for (int position = 0; position < 4; position++) {
                assertThat(round.played()[position]).isEqualTo(round.dealt()[3 - position]);
            }
        }
    }

    @Test
    void thinkingIsTimedOnlyWhereThereIsAChoice() {
        var runner = new DealRunner(rules(1), 6);
        var thoughts = new AtomicInteger();
        runner.deal(Seeds.dice(1));
        Round round =
                runner.play(
                        seated(6, "greedy"),
                        Luck.ofMatch(2, 0, 6),
                        (_, _) -> thoughts.incrementAndGet());
        assertThat(thoughts.get()).isPositive().isLessThan(round.decisions());
    }
}
