package dalmuti.app.simulation;

import dalmuti.bots.Bot;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.List;
import java.util.stream.IntStream;

/// Matches of Grapples, told by seat.
///
/// @param bots by seat
public record GrapplesSimulation(Options options, List<Bot<View, Choice>> bots, long seed)
        implements Simulation {

    /// Refuses what can't be played before anything is.
    public GrapplesSimulation {
        bots = List.copyOf(bots);
        var _ = new Grapples(options).start(bots.size());
    }

    @Override
    public Outcome play(int number) {
        var played = BotMatch.play(new Grapples(options), bots, BotMatch.dice(seed, number));
        return new Outcome(
                options.games(), played.made().size(), measured(played.end()), () -> text(played));
    }

    private List<List<Integer>> measured(Match end) {
        return IntStream.range(0, bots.size())
                .mapToObj(
                        seat ->
                                List.of(
                                        end.standing().won().get(seat),
                                        end.standing().grapples().get(seat)))
                .toList();
    }

    private String text(BotMatch<Match, Choice, Event> played) {
        List<String> names = List.copyOf(People.named(bots.size()).values());
        List<Choice> moves = played.made().stream().map(BotMatch.Made::move).toList();
        return GrapplesWriter.write(new GrapplesRecord.Full(options, names, moves));
    }

    @Override
    public String counts() {
        return "command.matches-games";
    }

    @Override
    public String place() {
        return "command.seat";
    }

    @Override
    public List<String> places() {
        return IntStream.rangeClosed(1, bots.size()).mapToObj(String::valueOf).toList();
    }

    @Override
    public List<String> measures() {
        return List.of("command.mean-games-won", "command.mean-grapples");
    }
}
