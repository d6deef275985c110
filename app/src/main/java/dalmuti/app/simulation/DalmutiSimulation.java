package dalmuti.app.simulation;

import dalmuti.Dalmuti;
import dalmuti.Deed;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.story.Titles;
import dalmuti.bots.Bot;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordWriter;
import dalmuti.options.Rules;

import java.util.List;
import java.util.stream.IntStream;

/// Matches of The Great Dalmuti. Points are told by the position that somebody had at first.
///
/// @param bots by seat
public record DalmutiSimulation(Rules rules, List<Bot<View, Move>> bots, long seed, Titles titles)
        implements Simulation {

    /// Refuses what can't be played before anything is.
    public DalmutiSimulation {
        bots = List.copyOf(bots);
        rules.check(bots.size());
    }

    @Override
    public Outcome play(int number) {
        var played = BotMatch.play(new Dalmuti(rules), bots, BotMatch.dice(seed, number));
        return new Outcome(
                rounds(played.events()), played.made().size(), points(played), () -> text(played));
    }

    private static int rounds(List<Event> events) {
        return (int) events.stream().filter(Event.RoundScored.class::isInstance).count();
    }

    /// Everybody's points, by position when the first trick was led.
    private static List<List<Integer>> points(BotMatch<Match, Move, Event> played) {
        List<Player> order = List.of();
        for (Event event : played.events()) {
            switch (event) {
                case Event.RoundBegan(_, var began) -> order = began;
                case Event.PositionsTaken(var taken) -> order = taken;
                case Event.Laid _ -> {
                    return order.stream()
                            .map(player -> List.of(played.end().scores().getOrDefault(player, 0)))
                            .toList();
                }
                default -> {} // changes nobody's position
            }
        }
        throw new IllegalStateException("A match without a play");
    }

    private static String text(BotMatch<Match, Move, Event> played) {
        List<Deed> deeds =
                played.made().stream().map(made -> new Deed(made.actor(), made.move())).toList();
        return RecordWriter.write(
                MatchRecord.of(People.named(played.start().players()), played.start(), deeds));
    }

    @Override
    public String counts() {
        return "command.matches-rounds";
    }

    @Override
    public String place() {
        return "command.first-position";
    }

    @Override
    public List<String> places() {
        int players = bots.size();
        return IntStream.rangeClosed(1, players).mapToObj(i -> titles.of(i, players)).toList();
    }

    @Override
    public List<String> measures() {
        return List.of("command.mean-points");
    }
}
