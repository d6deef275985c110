package dalmuti.server.lesson;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// A lesson as it was played: a record with two tags more, `learner` and `begins`.
///
/// @param learner whose moves are asked for
/// @param steps from the moment on at which the lesson begins
record Script(String name, MatchRecord record, Player learner, List<MatchRecord.Step> steps) {

    Script {
        steps = List.copyOf(steps);
    }

    static Script named(String name) {
        MatchRecord record = RecordReader.read(text(name + ".drn"));
        String learner = Objects.requireNonNull(record.tags().get("learner"));
        int trick = Integer.parseInt(Objects.requireNonNull(record.tags().get("begins")));
        return new Script(
                name,
                record,
                new Player(learner.charAt(0) - 'A'),
                record.steps().stream().skip(before(record, trick)).toList());
    }

    private static String text(String file) {
        try (var stream = Script.class.getResourceAsStream(file)) {
            byte[] bytes = Objects.requireNonNull(stream, file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// How many moves come before the lead of a trick; with 0, before the first after the deal.
    private static int before(MatchRecord record, int trick) {
        int moves = 0;
        int tricks = 1;
        for (MatchRecord.Step step : record.steps()) {
            boolean dealt = !(step.before().phase() instanceof Phase.Shuffling);
            boolean led = step.deed().move() instanceof Move.Lay && tricks == trick;
            if (trick == 0 ? dealt : led) {
                return moves;
            }
            moves++;
            tricks +=
                    (int) step.events().stream().filter(Event.TrickTaken.class::isInstance).count();
        }
        throw new IllegalStateException("There is no trick " + trick + " in the record");
    }

    /// Whether the learner has something to decide in a step.
    boolean asks(MatchRecord.Step step) {
        return step.deed().actor().equals(learner)
                && new Dalmuti(step.before().rules()).legal(step.before(), learner).size() > 1;
    }
}
