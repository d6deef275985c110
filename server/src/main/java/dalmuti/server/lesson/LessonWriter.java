package dalmuti.server.lesson;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.wire.rest.Lessons.Lesson;
import dalmuti.wire.rest.Lessons.Step;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Picture;
import dalmuti.wire.table.Plan;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/// Writes a lesson in a language, as a table would tell it to the learner.
final class LessonWriter {

    private static final GameJson<Move, Event, View> JSON = new DalmutiJson();

    /// Nobody waits, nothing is said, and nobody is helped but by the lesson.
    private static final Plan.Customs CUSTOMS =
            new Plan.Customs(0, 0, 0, 0, Plan.Pace.NATURAL, false, false);

    /// From how many moves on the rest of a round is shown by its end alone.
    private static final int LONG = 12;

    private final Script script;
    private final Words words;
    private final Picture surroundings;
    private final List<Step> steps = new ArrayList<>();
    private final List<Piece> updates = new ArrayList<>();
    private Picture shown = Picture.EMPTY;
    private int told;

    LessonWriter(Script script, Words words) {
        this.script = script;
        this.words = words;
        this.surroundings = surroundings();
    }

    /// The table around a lesson: the learner, and the others of the record.
    private Picture surroundings() {
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
        var player = new Player(number);
        return player.equals(script.learner())
                ? Parts.Seat.person(
                        words.say("lessons.you"), Optional.of(player), Set.of(Parts.Mark.HERE))
                : Parts.Seat.bot(
                        script.record().names().getOrDefault(player, ""),
                        "cook",
                        Optional.of(player));
    }

    Lesson lesson() {
        List<MatchRecord.Step> played = script.steps();
        int last = lastQuestion(played);
        boolean brief = played.size() - last > LONG;
        show(played.getFirst().before(), question(played, 0));
        for (int at = 0; at < played.size(); at++) {
            MatchRecord.Step step = played.get(at);
            if (script.asks(step)) {
                ask(step.deed().move());
            }
            if (at <= last || !brief) {
                tell(step, question(played, at + 1));
            }
        }
        if (brief) {
            show(played.getLast().after(), OptionalInt.empty());
        }
        return new Lesson(script.name(), say("title"), steps, updates, say("end"));
    }

    private int lastQuestion(List<MatchRecord.Step> played) {
        int last = played.size() - 1;
        while (!script.asks(played.get(last))) {
            last--;
        }
        return last;
    }

    /// The number of the question that comes with a move, if it is asked for.
    private OptionalInt question(List<MatchRecord.Step> played, int at) {
        return at < played.size() && script.asks(played.get(at))
                ? OptionalInt.of(steps.size() + 1)
                : OptionalInt.empty();
    }

    private String say(String what) {
        return words.say("lessons." + script.name() + "." + what);
    }

    private void ask(Move wanted) {
        int number = steps.size() + 1;
        steps.add(
                new Step(
                        List.copyOf(updates),
                        say(String.valueOf(number)),
                        new Piece(JSON.move(wanted)),
                        say(number + ".otherwise")));
        updates.clear();
    }

    /// Everything there is to see.
    private void show(Match match, OptionalInt question) {
        shown = picture(match, question);
        add(new Notice.Update(++told, 0, true, JSON.past(view(match).told()), shown.texts()));
    }

    /// What a move has changed; nothing, where the learner does not hear of it.
    private void tell(MatchRecord.Step step, OptionalInt question) {
        List<String> events =
                step.events().stream()
                        .flatMap(event -> event.toldTo(script.learner()).stream())
                        .map(JSON::event)
                        .toList();
        Picture next = picture(step.after(), question);
        Map<String, String> changed = next.since(shown);
        shown = next;
        if (!events.isEmpty() || !changed.isEmpty()) {
            add(new Notice.Update(++told, 0, false, events, changed));
        }
    }

    private View view(Match match) {
        return new Dalmuti(match.rules()).view(match, script.learner());
    }

    /// Only the questions of the lesson are put to the learner.
    private Picture picture(Match match, OptionalInt question) {
        Picture picture = surroundings.and(JSON.picture(view(match)));
        return question.isPresent()
                ? picture.and(Parts.QUESTION.of(question.getAsInt()))
                : picture.and(JSON.legal(List.of()));
    }

    private void add(Notice.Update update) {
        updates.add(new Piece(Notices.write(update)));
    }
}
