package dalmuti.offline;

import static java.util.stream.Collectors.toMap;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.lab.play.Luck;
import dalmuti.lab.play.Round;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.Runner;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.society.Measure;
import dalmuti.lab.society.SocietyTally;
import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Ratio;
import dalmuti.options.Ending;
import dalmuti.options.Rules;
import dalmuti.wire.device.Society;
import dalmuti.wire.device.Society.Estimate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// The lab in small: bots play some rounds, and what comes of it is counted as the lab counts.
///
/// @param bot who plays on every seat
record SmallLab(Rules rules, int players, Bot<View, Move> bot, int rounds, long seed) {

    /// What is shown of all that the lab measures.
    private static final Set<Measure> SHOWN =
            Set.of(
                    Measure.TOP_STAYS,
                    Measure.BOTTOM_STAYS,
                    Measure.BOTTOM_FIRST,
                    Measure.BORN_TO_WIN,
                    Measure.STEPS,
                    Measure.GAP,
                    Measure.TAXED,
                    Measure.TRADES,
                    Measure.REVOLUTIONS,
                    Measure.GREATER_REVOLUTIONS,
                    Measure.TRICKS);

    private static final int USUAL_ROUNDS = 20;

    Society run(DeviceDesk.Progress progress) {
        var variant = new RulesVariant(finite(), RulesVariant.Court.WHOLE);
        Runner runner = Runner.of(variant, new SeatedBots(Collections.nCopies(players, bot)));
        var tally = new SocietyTally(players);
        int played = 0;
        for (long match = 0; played < rounds; match++) {
            var all = new ArrayList<Round>();
            int before = played;
            runner.play(
                    Luck.ofMatch(seed, match, players),
                    round -> {
                        all.add(round);
                        progress.made(Math.min(before + all.size(), rounds), rounds);
                    });
            tally.enter(all);
            played += all.size();
        }
        return shown(tally, played);
    }

    /// A match that nobody ends is as long as the rule text has it.
    private Rules finite() {
        return rules.ending() instanceof Ending.Endless
                ? rules.but(it -> it.ending = new Ending.Rounds(USUAL_ROUNDS))
                : rules;
    }

    private Society shown(SocietyTally tally, int played) {
        List<Society.Position> positions =
                IntStream.range(0, players).mapToObj(it -> position(tally, it)).toList();
        return new Society(
                rules.toString(),
                players,
                played,
                positions,
                SHOWN.stream().collect(toMap(Measure::name, it -> estimate(tally.measure(it)))));
    }

    private Society.Position position(SocietyTally tally, int position) {
        return new Society.Position(
                estimate(tally.of(SocietyTally.Position.POINTS, position)),
                IntStream.range(0, players)
                        .mapToObj(next -> tally.mobility().share(position, next))
                        .toList());
    }

    private static Estimate estimate(Ratio ratio) {
        Interval interval = ratio.interval().orJust(ratio.mean());
        return new Estimate(ratio.mean(), interval.low(), interval.high());
    }
}
