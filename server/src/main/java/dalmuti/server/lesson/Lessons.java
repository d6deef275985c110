package dalmuti.server.lesson;

import dalmuti.words.Words;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The lessons of The Great Dalmuti, in the order in which they are learnt.
public final class Lessons {

    static final List<String> NAMES =
            List.of("lead", "pass", "jesters", "out", "tax", "revolution");

    private static final Map<Words, dalmuti.wire.rest.Lessons> TOLD = new ConcurrentHashMap<>();

    private Lessons() {}

    public static dalmuti.wire.rest.Lessons in(Words words) {
        return TOLD.computeIfAbsent(words, Lessons::told);
    }

    private static dalmuti.wire.rest.Lessons told(Words words) {
        return new dalmuti.wire.rest.Lessons(
                NAMES.stream()
                        .map(name -> new LessonWriter(Script.named(name), words).lesson())
                        .toList());
    }
}
