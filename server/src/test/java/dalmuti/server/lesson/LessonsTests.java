package dalmuti.server.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.rest.Lessons.Lesson;
import dalmuti.wire.rest.Lessons.Step;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.table.DalmutiJson;
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
import java.util.TreeSet;

/// Lessons are what a table would show, with words for every question and no others.
class LessonsTests {

    static final List<String> NAMES = Lessons.NAMES;

    private static final DalmutiJson JSON = new DalmutiJson();

    private static Lesson lesson(String name) {
        return new LessonWriter(Script.named(name), Words.ENGLISH).lesson();
    }

    private static Notice.Update update(Piece update) {
        return (Notice.Update) Notices.read(update.json());
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void whatIsWantedIsOneOfSeveralThatAreOffered(String name) {
        var shown = new LinkedHashMap<String, String>();
        for (Step step : lesson(name).steps()) {
            for (Piece piece : step.updates()) {
                update(piece).now().forEach(shown::put);
            }
            var legal = JSON.readView(shown, List.of()).legal();
            assertThat(legal).hasSizeGreaterThan(1).contains(JSON.readMove(step.wanted().json()));
            assertThat(shown.get("question")).isNotEqualTo("null");
        }
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void updatesAreCountedAndTheFirstIsWhole(String name) {
        Lesson lesson = lesson(name);
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
        Lesson out = lesson("out");
        assertThat(update(out.updates().getLast()).now())
                .containsEntry("order", "[\"C\",\"B\",\"A\",\"D\",\"E\"]")
                .containsEntry("round", "3");
    }

    @ParameterizedTest
    @EnumSource
    void everyLessonIsToldInEveryLanguage(Language language) {
        assertThat(Lessons.in(Words.in(language)).lessons())
                .extracting(Lesson::name)
                .isEqualTo(Lessons.NAMES);
    }

    @Test
    void noWordsWaitForALessonThatDoesNotExist() {
        var said = new TreeSet<String>();
        said.add("lessons.you");
        for (Lesson lesson : Lessons.in(Words.ENGLISH).lessons()) {
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
