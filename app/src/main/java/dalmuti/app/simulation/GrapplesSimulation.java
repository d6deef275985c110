package dalmuti.app.simulation;

import dalmuti.contract.Step;
import dalmuti.lab.grapples.GrapplesFindings;
import dalmuti.lab.grapples.GrapplesSurvey;
import dalmuti.lab.run.WorkerPool;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import grapples.Choice;
import grapples.Event;
import grapples.Match;
import grapples.Standing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Matches of Grapples, told by seat.
public record GrapplesSimulation(GrapplesSurvey survey) implements Simulation {

    @Override
    public Statistics run(WorkerPool pool, Optional<Consumer<Played>> log) {
        var outcome =
                survey.run(
                        pool,
                        (number, steps) ->
                                log.ifPresent(it -> it.accept(played((int) number + 1, steps))));
        return new Statistics(
                new GrapplesFindings(survey, outcome).findings(), OptionalLong.empty());
    }

    private Played played(int number, List<Step<Match, Choice, Event>> steps) {
        Standing end = steps.getLast().after().standing();
        return new Played(
                number,
                survey.options().games(),
                steps.size(),
                IntStream.range(0, survey.players())
                        .mapToObj(seat -> List.of(end.won().get(seat), end.grapples().get(seat)))
                        .toList(),
                () -> text(steps));
    }

    private String text(List<Step<Match, Choice, Event>> steps) {
        List<String> names = List.copyOf(PlayerNames.named(survey.players()).values());
        List<Choice> moves = steps.stream().map(Step::move).toList();
        return GrapplesWriter.write(new GrapplesRecord.Full(survey.options(), names, moves));
    }

    @Override
    public Layout layout() {
        return new Layout(
                "command.matches-games",
                "command.seat",
                IntStream.rangeClosed(1, survey.players()).mapToObj(String::valueOf).toList(),
                List.of("command.mean-games-won", "command.mean-grapples"));
    }
}
