package dalmuti.table.lesson;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.table.game.DalmutiAtTable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/// The lessons of The Great Dalmuti: records with two tags more, `learner` and `begins`.
final class DalmutiScripts {

    private static final List<String> NAMES =
            List.of("lead", "pass", "jesters", "out", "tax", "revolution");

    private DalmutiScripts() {}

    static List<Script<Match, Move, Event, View>> all() {
        return NAMES.stream().map(DalmutiScripts::named).toList();
    }

    private static Script<Match, Move, Event, View> named(String name) {
        MatchRecord record = RecordReader.read(text(name + ".drn"));
        String learner = Objects.requireNonNull(record.tags().get("learner"));
        int trick = Integer.parseInt(Objects.requireNonNull(record.tags().get("begins")));
        String rules = record.start().rules().toString();
        return new Script<>(
                name,
                DalmutiAtTable.of(rules),
                rules,
                IntStream.range(0, record.start().players())
                        .mapToObj(seat -> record.names().getOrDefault(new Player(seat), ""))
                        .toList(),
                new Player(learner.charAt(0) - 'A'),
                record.steps().stream().skip(before(record, trick)).toList());
    }

    private static String text(String file) {
        try (var stream = DalmutiScripts.class.getResourceAsStream(file)) {
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
        for (Step<Match, Move, Event> step : record.steps()) {
            boolean dealt = !(step.before().phase() instanceof Phase.Shuffling);
            boolean led = step.move() instanceof Move.Lay && tricks == trick;
            if (trick == 0 ? dealt : led) {
                return moves;
            }
            moves++;
            tricks +=
                    (int) step.events().stream().filter(Event.TrickTaken.class::isInstance).count();
        }
        throw new IllegalStateException("There is no trick " + trick + " in the record");
    }
}
