package dalmuti.table.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Action;
import dalmuti.wire.rest.Lessons.Lesson;
import dalmuti.wire.rest.Lessons.Step;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.words.Language;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// Lessons are what a table would show, with words for every question and no others.
class LessonsTests {

    private static final List<String> GAMES = List.of("dalmuti", "grapples");

    static final List<Lesson> ALL = all(Words.ENGLISH);

    private static List<Lesson> all(Words words) {
        return GAMES.stream().flatMap(it -> LessonBook.of(it, words).lessons().stream()).toList();
    }

    /// What the learner is offered and what is wanted, as the game of the lesson reads it.
    private static List<? extends Action> legal(Lesson lesson, Map<String, String> shown) {
        return lesson.name().startsWith("grapples")
                ? new GrapplesJson().readView(shown, List.of()).legal()
                : new DalmutiJson().readView(shown, List.of()).legal();
    }

    private static Action wanted(Lesson lesson, Step step) {
        GameJson<? extends Action, ?, ?> json =
                lesson.name().startsWith("grapples") ? new GrapplesJson() : new DalmutiJson();
        return json.readMove(step.wanted().json());
    }

    private static Notice.Update update(Piece update) {
        return (Notice.Update) Notices.read(update.json());
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void whatIsWantedIsOneOfSeveralThatAreOffered(Lesson lesson) {
        var shown = new LinkedHashMap<String, String>();
        for (Step step : lesson.steps()) {
            for (Piece piece : step.updates()) {
                update(piece).now().forEach(shown::put);
            }
            List<Action> legal = List.copyOf(legal(lesson, shown));
            assertThat(legal).hasSizeGreaterThan(1).contains(wanted(lesson, step));
            assertThat(shown.get("question")).isNotEqualTo("null");
        }
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void updatesAreCountedAndTheFirstIsWhole(Lesson lesson) {
        assertThat(update(lesson.steps().getFirst().updates().getFirst()).whole()).isTrue();
        int number = 0;
        for (Step step : lesson.steps()) {
            for (Piece piece : step.updates()) {
                assertThat(update(piece).number()).isEqualTo(++number);
            }
        }
        for (Piece piece : lesson.updates()) {
            assertThat(update(piece).number()).isEqualTo(++number);
        }
    }

    @Test
    void theLastPictureOfGoingOutHasTheNewOrder() {
        Lesson out = ALL.stream().filter(it -> it.name().equals("out")).findFirst().orElseThrow();
        assertThat(update(out.updates().getLast()).now())
                .containsEntry("order", "[\"C\",\"B\",\"A\",\"D\",\"E\"]")
                .containsEntry("round", "3");
    }

    @ParameterizedTest
    @EnumSource
    void everyLessonIsToldInEveryLanguage(Language language) {
        assertThat(all(Words.in(language)))
                .extracting(Lesson::name)
                .isEqualTo(ALL.stream().map(Lesson::name).toList());
    }

    @Test
    void noWordsWaitForALessonThatDoesNotExist() {
        var said = new TreeSet<String>();
        said.add("lessons.you");
        for (Lesson lesson : ALL) {
            String key = "lessons." + lesson.name() + ".";
            said.add(key + "title");
            said.add(key + "end");
            for (int number = 1; number <= lesson.steps().size(); number++) {
                said.add(key + number);
                said.add(key + number + ".otherwise");
            }
        }
        assertThat(Words.ENGLISH.keys().stream().filter(it -> it.startsWith("lessons.")))
                .containsExactlyInAnyOrderElementsOf(said);
    }
}
