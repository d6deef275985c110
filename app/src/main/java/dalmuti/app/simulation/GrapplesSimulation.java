package dalmuti.app.simulation;

import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;

import java.util.List;
import java.util.stream.IntStream;

/// Matches of Grapples, told by seat.
public record GrapplesSimulation(Options options, int players, long seed) implements Simulation {

    /// Refuses what can't be played before anything is.
    public GrapplesSimulation {
        var _ = new Grapples(options).start(players);
    }

    @Override
    public Outcome play(int number) {
        var played =
                RandomMatch.play(new Grapples(options), players, RandomMatch.dice(seed, number));
        return new Outcome(
                options.games(), played.made().size(), measured(played.end()), () -> text(played));
    }

    private List<List<Integer>> measured(Match end) {
        return IntStream.range(0, players)
                .mapToObj(
                        seat ->
                                List.of(
                                        end.standing().won().get(seat),
                                        end.standing().grapples().get(seat)))
                .toList();
    }

    private String text(RandomMatch<Match, Choice, Event> played) {
        List<String> names = List.copyOf(People.named(players).values());
        List<Choice> moves = played.made().stream().map(RandomMatch.Made::move).toList();
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
        return IntStream.rangeClosed(1, players).mapToObj(String::valueOf).toList();
    }

    @Override
    public List<String> measures() {
        return List.of("command.mean-games-won", "command.mean-grapples");
    }
}
