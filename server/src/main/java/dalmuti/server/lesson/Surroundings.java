package dalmuti.server.lesson;

import dalmuti.contract.Player;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Picture;
import dalmuti.wire.table.Plan;
import dalmuti.words.Words;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// The table around a lesson: the learner, and others of the record.
record Surroundings(Script script, Words words) {

    /// Nobody waits, nothing is said, and nobody is helped but by the lesson.
    private static final Plan.Customs CUSTOMS =
            new Plan.Customs(0, 0, 0, 0, Plan.Pace.NATURAL, false, false);

    Picture picture() {
        var start = script.record().start();
        int players = start.players();
        var plan = new Plan("dalmuti", start.rules().toString(), players, false, "cook", CUSTOMS);
        Optional<Player> learner = Optional.of(script.learner());
        var you = new Parts.You("", learner.map(Player::index), learner, false, List.of());
        return Picture.of(
                Parts.BOARD.of(new Parts.Board("", 0, plan)),
                Parts.STAGE.of(new Parts.Stage(Parts.Doing.PLAYING, 1, false, Optional.empty())),
                Parts.SEATS.of(IntStream.range(0, players).mapToObj(this::seat).toList()),
                Parts.ONLOOKERS.of(0),
                Parts.YOU.of(you),
                Parts.SINCE.of("lesson"));
    }

    private Parts.Seat seat(int number) {
        Optional<Player> player = Optional.of(new Player(number));
        return player.get().equals(script.learner())
                ? Parts.Seat.person(words.say("lessons.you"), player, Set.of(Parts.Mark.HERE))
                : Parts.Seat.bot(name(player.get()), "cook", player);
    }

    private String name(Player player) {
        return script.record().names().getOrDefault(player, "");
    }
}
