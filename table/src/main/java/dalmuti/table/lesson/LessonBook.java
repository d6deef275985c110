package dalmuti.table.lesson;

import dalmuti.contract.Action;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Lessons.Lesson;
import dalmuti.words.Words;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The lessons of each game, in the order in which they are learnt.
public final class LessonBook {

    private record Wanted(String game, Words words) {}

    private static final Map<Wanted, Lessons> TOLD = new ConcurrentHashMap<>();

    private LessonBook() {}

    /// The lessons of a game that is served here.
    public static Lessons of(String game, Words words) {
        return TOLD.computeIfAbsent(new Wanted(game, words), LessonBook::told);
    }

    private static Lessons told(Wanted wanted) {
        return new Lessons(scripts(wanted.game()).stream().map(it -> written(it, wanted)).toList());
    }

    private static <S, M extends Action, E, V> Lesson written(
            Script<S, M, E, V> script, Wanted wanted) {
        return new LessonWriter<>(script, wanted.game(), wanted.words()).lesson();
    }

    static List<? extends Script<?, ?, ?, ?>> scripts(String game) {
        return switch (game) {
            case "dalmuti" -> DalmutiScripts.all();
            case "grapples" -> GrapplesScripts.all();
            default -> List.of();
        };
    }
}
