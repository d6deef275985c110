package dalmuti.app.simulation;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.app.story.DalmutiNames;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.WorkerPool;
import dalmuti.lab.society.Comparison;
import dalmuti.lab.society.SocietyFindings;
import dalmuti.lab.society.Survey;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordWriter;
import dalmuti.options.Scoring;
import dalmuti.words.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Matches of The Great Dalmuti. Points, or rounds as Greater Dalmuti, are told by the position
/// that somebody had at first.
public record DalmutiSimulation(Survey survey, DalmutiNames names) implements Simulation {

    @Override
    public Statistics run(WorkerPool pool, Optional<Consumer<Played>> log) {
        if (log.isEmpty()) {
            return statistics(survey.run(pool));
        }
        return statistics(
                survey.run(
                        pool,
                        (number, steps) -> log.get().accept(played((int) number + 1, steps))));
    }

    private Statistics statistics(Outcome<Comparison> outcome) {
        long rounds =
                outcome.tally().societies().stream().mapToLong(it -> it.mobility().rounds()).sum();
        var findings = new SocietyFindings(survey, outcome, places(DalmutiNames.in(Language.EN)));
        return new Statistics(findings.findings(), OptionalLong.of(rounds));
    }

    private Played played(int number, List<Step<Match, Move, Event>> steps) {
        List<Event> events = steps.stream().flatMap(step -> step.events().stream()).toList();
        long rounds = events.stream().filter(Event.RoundScored.class::isInstance).count();
        Match end = steps.getLast().after();
        List<List<Integer>> points = new ArrayList<>(points(events, end));
        for (int i = 0; i < survey.traffic().joining(); i++) {
            points.add(List.of(end.scores().getOrDefault(new Player(survey.players() + i), 0)));
        }
        return new Played(number, (int) rounds, steps.size(), points, () -> text(steps));
    }

    /// Everybody's points, by position when the first trick was led.
    private static List<List<Integer>> points(List<Event> events, Match end) {
        List<Player> order = List.of();
        for (Event event : events) {
            switch (event) {
                case Event.RoundBegan(_, var began) -> order = began;
                case Event.PositionsTaken(var taken) -> order = taken;
                case Event.Laid _ -> {
                    return order.stream()
                            .map(player -> List.of(end.scores().getOrDefault(player, 0)))
                            .toList();
                }
                default -> {} // changes nobody's position
            }
        }
        throw new IllegalStateException("A match without a play");
    }

    private static String text(List<Step<Match, Move, Event>> steps) {
        Match start = steps.getFirst().before();
        List<Deed<Move>> deeds = steps.stream().map(Step::deed).toList();
        int everybody = steps.getLast().after().scores().size();
        return RecordWriter.write(MatchRecord.of(PlayerNames.named(everybody), start, deeds));
    }

    @Override
    public Layout layout() {
        var rows = new ArrayList<>(places(names));
        IntStream.rangeClosed(1, survey.traffic().joining())
                .mapToObj(number -> names.words().say("command.newcomer", number))
                .forEach(rows::add);
        boolean points = survey.variants().getFirst().rules().scoring() == Scoring.POINTS;
        return new Layout(
                "command.matches-rounds",
                "command.first-position",
                rows,
                List.of(points ? "command.mean-points" : "command.mean-reigns")); // SCORE-1
    }

    private List<String> places(DalmutiNames spoken) {
        int players = survey.players();
        return IntStream.rangeClosed(1, players).mapToObj(i -> spoken.title(i, players)).toList();
    }
}
