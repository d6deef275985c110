package dalmuti.server.lesson;

import dalmuti.contract.Player;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Plan;
import dalmuti.words.Words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The table around a lesson: the learner, and others of the record.
record Surroundings(Script script, Words words) {

    /// Nobody waits, nothing is said, and nobody is helped but by the lesson.
    private static final Plan.Customs CUSTOMS =
            new Plan.Customs(0, 0, 0, 0, Plan.Pace.NATURAL, false, false);

    Map<String, String> parts() {
        var start = script.record().start();
        int players = start.players();
        var plan = new Plan("dalmuti", start.rules().toString(), players, false, "cook", CUSTOMS);
        return Map.of(
                "board", Parts.board(new Parts.Board("", 0, plan)),
                "stage",
                        Parts.stage(
                                new Parts.Stage(Parts.Doing.PLAYING, 1, false, Optional.empty())),
                "seats", Parts.seats(IntStream.range(0, players).mapToObj(this::seat).toList()),
                "onlookers", "0",
                "you",
                        Parts.you(
                                new Parts.You(
                                        "",
                                        Optional.of(script.learner().index()),
                                        Optional.of(script.learner()),
                                        false,
                                        List.of())),
                "since", "\"lesson\"");
    }

    private Parts.Seat seat(int number) {
        var player = new Player(number);
        boolean learner = player.equals(script.learner());
        return new Parts.Seat(
                learner ? Parts.Kind.PERSON : Parts.Kind.BOT,
                learner ? words.say("lessons.you") : name(player),
                learner ? Optional.empty() : Optional.of("cook"),
                Optional.of(player),
                false,
                true,
                false,
                false,
                false,
                false);
    }

    private String name(Player player) {
        return script.record().names().getOrDefault(player, "");
    }
}
