package dalmuti.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.roster.Roster;
import dalmuti.decrees.Decree;
import dalmuti.lab.run.WorkerPool;
import dalmuti.lab.stats.Ratio;
import dalmuti.options.Preset;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Optional;

/// One bot against five greedy ones, always the same deals from every seat. docs/bots.md has more
/// deals, and the bots that think longer.
class DecreeArenaTests {

    private static final int PLAYERS = 6;
    private static final int DEALS = 40;
    private static final List<String> NO_WORSE = List.of("scorer", "counter", "cook", "seamstress");
    private static final List<String> BETTER = List.of("heuristic", "tuned");

    @ParameterizedTest
    @EnumSource(Decree.class)
    void DEC_6_noneDoesWorseUnderADecreeThanGreedy(Decree decree) {
        for (String bot : NO_WORSE) {
            Standings standings = played(bot, decree);
            assertThat(points(standings, 0).interval().high())
                    .as("%s under %s", bot, decree)
                    .isGreaterThanOrEqualTo(points(standings, 1).mean());
        }
        for (String bot : BETTER) {
            Standings standings = played(bot, decree);
            assertThat(points(standings, 0).mean())
                    .as("%s under %s", bot, decree)
                    .isGreaterThan(points(standings, 1).mean());
        }
    }

    private static Standings played(String bot, Decree decree) {
        var game =
                new DalmutiArena(
                        Preset.OFFICIAL.rules(),
                        Optional.of(decree),
                        DalmutiArena.Span.ROUND,
                        name -> Roster.dalmuti().named(name).orElseThrow());
        Lineup lineup = Lineup.oneAgainst(bot, "greedy", PLAYERS);
        return new Arena(game, lineup, DEALS, 1).run(new WorkerPool(1)).standings();
    }

    private static Ratio points(Standings standings, int entrant) {
        return standings.of(Standings.Figure.POINTS, entrant);
    }
}
