package dalmuti.table.lesson;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Lessons.Lesson;
import dalmuti.wire.rest.Piece;
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
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
final class LessonWriter<S, M extends Action, E, V> {

    /// Nobody waits, nothing is said, and nobody is helped but by the lesson.
    private static final Plan.Customs CUSTOMS =
            new Plan.Customs(0, 0, 0, 0, Plan.Pace.NATURAL, false, false);

    /// From how many moves on the rest of a round is shown by its end alone.
    private static final int LONG = 12;

    private final Script<S, M, E, V> script;
    private final String game;
    private final GameJson<M, E, V> json;
    private final Words words;
    private final Picture surroundings;
    private final List<Lessons.Step> steps = new ArrayList<>();
    private final List<Piece> updates = new ArrayList<>();
    private Picture shown = Picture.EMPTY;
    private int told;

    LessonWriter(Script<S, M, E, V> script, String game, Words words) {
        this.script = script;
        this.game = game;
        this.json = script.game().json();
        this.words = words;
        this.surroundings = surroundings();
    }

    /// The table around a lesson: the learner, and the others of the record.
    private Picture surroundings() {
        int players = script.names().size();
        var plan = new Plan(game, script.rules(), players, false, "cook", CUSTOMS);
        Optional<Player> learner = Optional.of(script.learner());
        var you = new Parts.You("", learner.map(Player::index), learner, false, List.of());
        return Picture.of(
                Parts.BOARD.of(new Parts.Board("", 0, plan)),
                Parts.STAGE.of(
                        new Parts.Stage(
                                Parts.Doing.PLAYING, 1, false, Optional.empty(), Optional.empty())),
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
                : Parts.Seat.bot(script.names().get(number), "cook", Optional.of(player), false);
    }

    Lesson lesson() {
        List<Step<S, M, E>> played = script.steps();
        int last = lastQuestion(played);
        boolean brief = played.size() - last > LONG;
        show(played.getFirst().before(), question(played, 0));
        for (int at = 0; at < played.size(); at++) {
            Step<S, M, E> step = played.get(at);
            if (script.asks(step)) {
                ask(step.move());
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

    private int lastQuestion(List<Step<S, M, E>> played) {
        int last = played.size() - 1;
        while (!script.asks(played.get(last))) {
            last--;
        }
        return last;
    }

    /// The number of the question that comes with a move, if it is asked for.
    private OptionalInt question(List<Step<S, M, E>> played, int at) {
        return at < played.size() && script.asks(played.get(at))
                ? OptionalInt.of(steps.size() + 1)
                : OptionalInt.empty();
    }

    private String say(String what) {
        return words.say("lessons." + script.name() + "." + what);
    }

    private void ask(M wanted) {
        int number = steps.size() + 1;
        steps.add(
                new Lessons.Step(
                        List.copyOf(updates),
                        say(String.valueOf(number)),
                        new Piece(json.move(wanted)),
                        say(number + ".otherwise")));
        updates.clear();
    }

    /// Everything there is to see.
    private void show(S match, OptionalInt question) {
        shown = picture(match, question);
        add(
                new Notice.Update(
                        ++told,
                        0,
                        true,
                        json.past(script.game().told(match, script.learner())),
                        shown.texts()));
    }

    /// What a move has changed; nothing, where the learner does not hear of it.
    private void tell(Step<S, M, E> step, OptionalInt question) {
        List<String> events =
                step.events().stream()
                        .flatMap(it -> script.game().rules().tell(it, script.learner()).stream())
                        .map(json::event)
                        .toList();
        Picture next = picture(step.after(), question);
        Map<String, String> changed = next.since(shown);
        shown = next;
        if (!events.isEmpty() || !changed.isEmpty()) {
            add(new Notice.Update(++told, 0, false, events, changed));
        }
    }

    /// Only the questions of the lesson are put to the learner.
    private Picture picture(S match, OptionalInt question) {
        Picture picture =
                surroundings
                        .and(script.game().shared(match))
                        .and(script.game().eyes(script.learner()).apply(match));
        return question.isPresent()
                ? picture.and(Parts.QUESTION.of(question.getAsInt()))
                : picture.and(json.legal(List.of()));
    }

    private void add(Notice.Update update) {
        updates.add(new Piece(Notices.write(update)));
    }
}
