package dalmuti.server.edge;

import static dalmuti.wire.rest.Operation.Access.EVERYBODY;
import static dalmuti.wire.rest.Operation.Content.json;

import dalmuti.wire.rest.Checked;
import dalmuti.wire.rest.Operation;
import dalmuti.wire.rest.Operation.Content;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.rest.Reviewed;

import java.util.List;

/// What can be asked about records.
final class RecordRoutes {

    private static final Content NOTHING = new Content.Nothing();
    private static final Content TEXT = new Content.PlainText();
    private static final Content PLAYBACK = json(Playback.class);
    private static final Content REVIEW = new Content.Slow(Reviewed.class);

    private static final List<Integer> OF_TEXT = List.of(400, 413, 429, 503);
    private static final List<Integer> OF_MATCH = List.of(400, 404, 429, 503);
    private static final List<Integer> SIMULATED = List.of(400, 429, 503);
    private static final List<String> WHICH = List.of("record", "round", "language");
    private static final List<String> REHEARSAL = List.of("seed", "players", "level");

    private RecordRoutes() {}

    static List<Route> of(RecordAnswers it) {
        return List.of(
                post("check", "Check a record by the rules", json(Checked.class), it::check),
                post("playback", "A round of a record, step by step", PLAYBACK, it::playbackOfText),
                post(
                        "review",
                        "How well the match of a record was played",
                        REVIEW,
                        it::reviewOfText),
                match(
                        "playback",
                        "A round of a match, step by step (SEE-2)",
                        PLAYBACK,
                        it::playbackOfMatch),
                match("review", "How well a match was played", REVIEW, it::reviewOfMatch),
                simulated("", "A game of bots, step by step", PLAYBACK, it::simulated),
                simulated("/record", "The record of that game", TEXT, it::simulatedRecord));
    }

    private static Route post(String what, String summary, Content gives, Route.Answerer answerer) {
        return new Route(
                new Operation(
                        "POST",
                        "/api/records/" + what,
                        summary,
                        EVERYBODY,
                        WHICH,
                        TEXT,
                        gives,
                        200,
                        OF_TEXT),
                answerer);
    }

    private static Route match(
            String what, String summary, Content gives, Route.Answerer answerer) {
        return get("/api/matches/{id}/" + what, summary, WHICH, gives, OF_MATCH, answerer);
    }

    private static Route simulated(
            String what, String summary, Content gives, Route.Answerer answerer) {
        String path = "/api/grapples/simulated" + what;
        return get(path, summary, REHEARSAL, gives, SIMULATED, answerer);
    }

    private static Route get(
            String path,
            String summary,
            List<String> query,
            Content gives,
            List<Integer> problems,
            Route.Answerer answerer) {
        return new Route(
                new Operation(
                        "GET", path, summary, EVERYBODY, query, NOTHING, gives, 200, problems),
                answerer);
    }
}
