package dalmuti.lab.grapples;

import dalmuti.bots.Bot;
import dalmuti.contract.Driver;
import dalmuti.contract.Step;
import dalmuti.lab.play.BotSeats;
import dalmuti.lab.play.Luck;
import dalmuti.lab.play.MatchLog;
import dalmuti.lab.play.Timing;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.Worker;
import dalmuti.lab.run.WorkerPool;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Many matches of Grapples, to see what luck and office are worth.
///
/// @param bots gives the bots by seat, new ones whenever it is asked
/// @param botNames what they are called
public record GrapplesSurvey(
        Options options,
        int players,
        Supplier<List<Bot<View, Choice>>> bots,
        String botNames,
        long matches,
        long seed) {

    /// Refuses what can't be played before anything is.
    public GrapplesSurvey {
        var _ = new Grapples(options).start(players);
    }

    public long games() {
        return matches * options.games();
    }

    /// @param log is told of every match
    public Outcome<GrapplesTally> run(WorkerPool pool, MatchLog<Match, Choice, Event> log) {
        return pool.run(matches, () -> new GrapplesTally(players), () -> worker(log));
    }

    private Worker<GrapplesTally> worker(MatchLog<Match, Choice, Event> log) {
        List<Bot<View, Choice>> seated = bots.get();
        return (number, tally) -> {
            var steps = play(number, seated);
            var summary = new GameSummary(options, players);
            for (var step : steps) {
                step.events().forEach(summary::enter);
                if (summary.over) {
                    tally.enter(summary);
                    summary = new GameSummary(options, players);
                }
            }
            log.played(number, steps);
            return Worker.Done.WHOLLY;
        };
    }

    /// One match, which its number decides on.
    ///
    /// @param seated by seat
    public List<Step<Match, Choice, Event>> play(long number, List<Bot<View, Choice>> seated) {
        var game = new Grapples(options);
        var luck = Luck.ofMatch(seed, number, players);
        var seats = new BotSeats<>(game, seated, luck, Timing.NONE);
        var steps = new ArrayList<Step<Match, Choice, Event>>();
        var _ = new Driver<>(game, seats, luck.nature()).play(game.start(players), steps::add);
        return steps;
    }
}
