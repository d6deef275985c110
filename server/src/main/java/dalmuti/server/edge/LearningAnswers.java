package dalmuti.server.edge;

import dalmuti.server.lesson.Lessons;
import dalmuti.words.Words;

/// Answers for those who learn the games.
final class LearningAnswers {

    private LearningAnswers() {}

    static Object rules(Asked asked) {
        Words words = Words.in(asked.language());
        return switch (asked.game()) {
            case "grapples" -> RuleSheets.grapples(asked.query("rules").orElse("standard"), words);
            default -> RuleSheets.dalmuti(asked.query("rules").orElse("official"), words);
        };
    }

    static Object lessons(Asked asked) {
        return Lessons.in(Words.in(asked.language()));
    }
}
