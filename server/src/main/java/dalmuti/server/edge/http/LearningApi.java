package dalmuti.server.edge.http;

import dalmuti.server.lesson.Lessons;
import dalmuti.wire.texts.RuleSheet;
import dalmuti.words.Words;

import java.util.List;

/// The API about rules and lessons.
final class LearningApi {

    private LearningApi() {}

    static List<Route> routes() {
        return List.of(
                Route.get("/api/rules", "The rules of a game, as they are with these options")
                        .query("game", "rules", "language")
                        .refuses(400)
                        .gives(RuleSheet.class, LearningApi::rules),
                Route.get("/api/lessons", "Guided tricks of The Great Dalmuti")
                        .query("language")
                        .gives(
                                dalmuti.wire.rest.Lessons.class,
                                asked -> Lessons.in(Words.in(asked.language()))));
    }

    private static RuleSheet rules(ApiRequest asked) {
        return RuleSheets.of(asked.game(), asked.query("rules"), Words.in(asked.language()));
    }
}
