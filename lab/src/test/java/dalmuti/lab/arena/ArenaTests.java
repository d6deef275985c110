package dalmuti.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.lab.play.Rounds;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.WorkerPool;
import dalmuti.lab.stats.Interval;
import dalmuti.options.Ending;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class ArenaTests {

    private static final Rules RULES =
            Preset.OFFICIAL.rules().but(draft -> draft.ending = new Ending.Rounds(2));

    private static Bot<View, Move> bot(String name) {
        return Roster.dalmuti().named(name).orElseThrow();
    }

    private static Arena arena(Lineup lineup, DalmutiArena.Span span, long deals) {
        return new Arena(new DalmutiArena(RULES, span, ArenaTests::bot), lineup, deals, 5);
    }

    private static Arena.Result run(Arena arena, int threads) {
        return arena.run(new WorkerPool(threads));
    }

    private static List<List<List<String>>> texts(Arena.Result result) {
        Findings findings = result.arena().game().findings(List.of(result));
        return findings.sheets().stream().map(Sheet::texts).toList();
    }

    @Test
    void tablesAreFilledInTurn() {
        Lineup lineup = Lineup.repeating(List.of("a", "b", "a"), 5);
        assertThat(lineup.entrants()).containsExactly("a", "b");
        assertThat(lineup.chairs()).containsExactly(0, 1, 0, 0, 1);
        assertThat(lineup.copies(0)).isEqualTo(3);
        assertThat(Lineup.oneAgainst("a", "b", 4).chairs()).containsExactly(0, 1, 1, 1);
    }

    /// Two of a and one of b; b, a, a go out in this order, then a, b, a.
    @Test
    void pairsAreCountedAsByHand() {
        var cluster = new Cluster(2);
        int[] seated = {0, 1, 0};
        cluster.enter(Rounds.of(1, new int[] {0, 1, 2}, 1, 0, 2), seated);
        cluster.enter(Rounds.of(1, new int[] {0, 1, 2}, 2, 1, 0), seated);
        var standings = new Standings(2);
        standings.enter(cluster, 0);
        assertThat(standings.of(Standings.Versus.BEFORE, 0, 1).mean()).isEqualTo(1 / 4.0);
        assertThat(standings.of(Standings.Versus.BEFORE, 1, 0).mean()).isEqualTo(3 / 4.0);
        assertThat(standings.of(Standings.Figure.POINTS, 0).mean())
                .isEqualTo((1 + 0 + 2 + 0) / 4.0);
        assertThat(standings.of(Standings.Figure.POINTS, 1).mean()).isEqualTo((2 + 1) / 2.0);
        assertThat(standings.of(Standings.Figure.FIRSTS, 1).mean()).isEqualTo(1 / 2.0);
        assertThat(standings.of(Standings.Figure.LASTS, 0).mean()).isEqualTo(2 / 4.0);
        assertThat(standings.of(Standings.Figure.LASTS, 1).mean()).isZero();
    }

    /// A run that is stopped has done deals of some groups only, and not of the first ones.
    @Test
    void groupsWithoutDealsTellNothingOfTheError() {
        List<Interval> first = ratingIntervals(0, 1, 2);
        assertThat(ratingIntervals(3, 25, 19)).isEqualTo(first);
        assertThat(first.getFirst().high() - first.getFirst().low()).isPositive();
        assertThat(ratingIntervals(0, 20, 40).getFirst().isKnown()).isFalse();
    }

    /// Of three deals: a comes before b in the first two, b before a in the last.
    private static List<Interval> ratingIntervals(long... deals) {
        var standings = new Standings(2);
        for (int i = 0; i < deals.length; i++) {
            var cluster = new Cluster(2);
            int winner = i == 2 ? 1 : 0;
            int[] order = {0, 1};
            cluster.enter(Rounds.of(1, order, winner, 1 - winner), order);
            var part = new Standings(2);
            part.enter(cluster, deals[i]);
            standings.add(part);
        }
        return standings.ratingIntervals();
    }

    /// Totals 7, 7 and 2, the first two of different bots: they share the win.
    @Test
    void matchesAreCountedAsByHand() {
        var cluster = new Cluster(2);
        cluster.enter(new int[] {7, 7, 2}, new int[] {0, 1, 0});
        var standings = new Standings(2);
        standings.enter(cluster, 0);
        assertThat(standings.of(Standings.Figure.TOTALS, 0).mean()).isEqualTo(4.5);
        assertThat(standings.of(Standings.Figure.WINS, 0).mean()).isEqualTo(0.5 / 2);
        assertThat(standings.of(Standings.Figure.WINS, 1).mean()).isEqualTo(0.5);
        assertThat(standings.of(Standings.Versus.AHEAD, 1, 0).mean()).isEqualTo((0.5 + 1) / 2);
        assertThat(standings.of(Standings.Versus.AHEAD, 0, 1).mean()).isEqualTo(0.5 / 2);
    }

    @ParameterizedTest
    @EnumSource
    void anyNumberOfThreadsGivesTheSame(DalmutiArena.Span span) {
        Arena arena = arena(Lineup.repeating(List.of("greedy", "random"), 5), span, 30);
        var alone = texts(run(arena, 1));
        assertThat(texts(run(arena, 2))).isEqualTo(alone);
        assertThat(texts(run(arena, 3))).isEqualTo(alone);
    }

    /// Whatever the cards: all seats of all deals together bring what there is to be had.
    @ParameterizedTest
    @EnumSource
    void aBotAgainstItselfIsAverage(DalmutiArena.Span span) {
        Standings standings =
                run(arena(Lineup.repeating(List.of("greedy"), 4), span, 5), 1).standings();
        assertThat(standings.of(Standings.Figure.POINTS, 0).mean()).isEqualTo(1.5, within(1e-12));
        assertThat(standings.of(Standings.Figure.POINTS, 0).error()).isEqualTo(0, within(1e-9));
        assertThat(standings.of(Standings.Figure.FIRSTS, 0).mean()).isEqualTo(0.25);
    }

    /// A yardstick: chance brings 2.5, and random against five greedy was measured at 0.78.
    @Test
    void randomLosesAgainstGreedy() {
        Lineup lineup = Lineup.oneAgainst("random", "greedy", 6);
        Standings standings = run(arena(lineup, DalmutiArena.Span.TRICKS, 400), 1).standings();
        assertThat(standings.of(Standings.Figure.POINTS, 0).mean()).isEqualTo(0.78, within(0.15));
        assertThat(standings.of(Standings.Versus.BEFORE, 1, 0).share().low()).isGreaterThan(0.8);
        assertThat(standings.ratings()[1]).isGreaterThan(standings.ratings()[0]);
    }

    @Test
    void movesAreTimedForEverybody() {
        Lineup lineup = Lineup.repeating(List.of("greedy", "random"), 4);
        Standings standings = run(arena(lineup, DalmutiArena.Span.MATCH, 17), 2).standings();
        assertThat(standings.nanos(0).count()).isPositive();
        assertThat(standings.nanos(1).count()).isPositive();
        assertThat(standings.nanos(0).at(0.99)).isGreaterThanOrEqualTo(standings.nanos(0).at(0.5));
    }

    @Test
    void aRunThatIsStoppedTellsWhatItHas() {
        var stopped = new AtomicBoolean();
        var games = new AtomicInteger();
        Bot<View, Move> ringing =
                (_, legal, _) -> {
                    if (games.incrementAndGet() > 2000) {
                        stopped.set(true);
                    }
                    return legal.getFirst();
                };
        var arena =
                new Arena(
                        new DalmutiArena(RULES, DalmutiArena.Span.TRICKS, _ -> ringing),
                        Lineup.repeating(List.of("a", "b"), 4),
                        100_000,
                        5);
        Arena.Result result = arena.run(new WorkerPool(1, stopped, (_, _) -> {}));
        assertThat(result.outcome().isPartial()).isTrue();
        assertThat(result.outcome().done())
                .isPositive()
                .isEqualTo(result.standings().of(Standings.Figure.POINTS, 0).clusters());
        assertThat(result.arena().game().findings(List.of(result)).notes().getFirst())
                .isEqualTo(
                        "PARTIAL: %d of 100000 deals at the table of 4"
                                .formatted(result.outcome().done()));
    }
}
