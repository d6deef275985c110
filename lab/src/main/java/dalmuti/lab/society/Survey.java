package dalmuti.lab.society;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.contract.Step;
import dalmuti.lab.play.Luck;
import dalmuti.lab.play.MatchLog;
import dalmuti.lab.play.MatchRunner;
import dalmuti.lab.play.Round;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.Runner;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.play.Timing;
import dalmuti.lab.play.Traffic;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.Worker;
import dalmuti.lab.run.WorkerPool;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/// Many matches by one or several variants, to see what society comes of each.
///
/// @param players how many begin
/// @param traffic who comes and goes; where somebody does, matches are logged and not counted, for
///   what is counted is told by position and needs as many all the time
/// @param bots gives the bots at the table, those who join too, new ones whenever it is asked
/// @param botNames what they are called
public record Survey(
        List<RulesVariant> variants,
        int players,
        Traffic traffic,
        Supplier<SeatedBots> bots,
        String botNames,
        long matches,
        long seed) {

    public Survey {
        variants = List.copyOf(variants);
        variants.forEach(variant -> variant.rules().check(players));
        traffic.check(players);
    }

    public Outcome<Comparison> run(WorkerPool pool) {
        if (!traffic.isNone()) {
            throw new IllegalStateException("Nothing is counted where people come and go");
        }
        return pool.run(
                matches,
                () -> new Comparison(variants.size(), players),
                () -> comparing(bots.get(), pool.stopped()));
    }

    private Worker<Comparison> comparing(SeatedBots seated, AtomicBoolean stopped) {
        List<Runner> runners =
                variants.stream().map(variant -> Runner.of(variant, seated)).toList();
        return (number, comparison) -> {
            var matches = new ArrayList<List<Round>>();
            for (Runner runner : runners) {
                if (stopped.get()) {
                    return Worker.Done.NOT_AT_ALL;
                }
                var match = new ArrayList<Round>();
                runner.play(luck(number), match::add);
                matches.add(match);
            }
            comparison.enter(matches);
            return Worker.Done.WHOLLY;
        };
    }

    private Luck luck(long number) {
        return Luck.ofMatch(seed, number, players + traffic.joining());
    }

    /// The same by the first variant alone.
    ///
    /// @param log is told of every match
    public Outcome<Comparison> run(WorkerPool pool, MatchLog<Match, Move, Event> log) {
        return pool.run(
                matches, () -> new Comparison(1, players), () -> recording(bots.get(), log));
    }

    private Worker<Comparison> recording(SeatedBots seated, MatchLog<Match, Move, Event> log) {
        var runner = new MatchRunner(variants.getFirst(), seated, Timing.NONE, traffic);
        return (number, comparison) -> {
            var rounds = new ArrayList<Round>();
            var steps = new ArrayList<Step<Match, Move, Event>>();
            runner.play(luck(number), rounds::add, steps::add);
            if (traffic.isNone()) {
                comparison.enter(List.of(rounds));
            }
            log.played(number, steps);
            return Worker.Done.WHOLLY;
        };
    }
}
