package dalmuti.server.edge.http;

import dalmuti.contract.WorkLimit;
import dalmuti.server.Archive;
import dalmuti.server.review.ReviewDesk;
import dalmuti.table.desk.Desk;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;
import dalmuti.wire.openapi.Operation.Content;
import dalmuti.wire.playback.GrapplesPlayback;
import dalmuti.wire.playback.PlaybackRequest;
import dalmuti.wire.rest.Checked;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.rest.Reviewed;

import java.util.List;
import java.util.function.Function;

/// The API about records: checks, playback and reviews.
record RecordApi(Archive archive, ReviewDesk reviews, RecordWorkers workers) {

    private static final Content TEXT = new Content.PlainText();
    private static final int RETRY_SECONDS = 5;

    List<Route> routes() {
        return List.of(
                ofText("check", "Check a record by the rules").gives(Checked.class, this::check),
                ofText("playback", "A round of a record, step by step")
                        .gives(Playback.class, asked -> playback(asked, pasted(asked))),
                ofText("review", "How well the match of a record was played")
                        .review(asked -> review(asked, pasted(asked))),
                ofMatch("playback", "A round of a match, step by step (SEE-2)")
                        .gives(Playback.class, asked -> playback(asked, kept(asked))),
                ofMatch("review", "How well a match was played")
                        .review(asked -> review(asked, kept(asked))),
                simulated("", "A game of bots, step by step")
                        .gives(
                                Playback.class,
                                asked ->
                                        pass(
                                                asked,
                                                "",
                                                _ ->
                                                        GrapplesPlayback.of(
                                                                simulate(asked),
                                                                PlaybackRequest.FIRST))),
                simulated("/record", "The record of that game")
                        .text(
                                asked ->
                                        pass(
                                                asked,
                                                "",
                                                _ -> GrapplesWriter.write(simulate(asked)))));
    }

    private static Route.Draft ofText(String what, String summary) {
        return Route.post("/api/records/" + what, summary)
                .query("record", "round", "language")
                .takes(TEXT)
                .refuses(400, 413, 429, 503);
    }

    private static Route.Draft ofMatch(String what, String summary) {
        return Route.get("/api/matches/{id}/" + what, summary)
                .query("record", "round", "language")
                .refuses(400, 404, 429, 503);
    }

    private static Route.Draft simulated(String what, String summary) {
        return Route.get("/api/grapples/simulated" + what, summary)
                .query("seed", "players", "level")
                .refuses(400, 429, 503);
    }

    private Checked check(ApiRequest asked) {
        String text = pasted(asked);
        return Desk.check(asked, () -> pass(asked, text, limit -> Desk.count(text, limit)));
    }

    /// Reads a text, or does something with it, where that takes nothing away from others.
    private <T> T pass(ApiRequest asked, String text, Function<WorkLimit, T> work) {
        return workers.pass(asked.address(), asked.watch()::isGone, text, work);
    }

    private Playback playback(ApiRequest asked, String text) {
        return pass(asked, text, Desk.playback(asked, text));
    }

    private Reviewed review(ApiRequest asked, String text) {
        var order = new ReviewDesk.Order(text, Desk.record(asked), asked.address());
        return reviews.review(order, () -> asked.rateLimits().review(asked.address()))
                .orElseThrow(() -> HttpRefusal.busy(RETRY_SECONDS));
    }

    private String kept(ApiRequest asked) {
        asked.rateLimits().record(asked.address());
        return archive.record(asked.part("id"))
                .orElseThrow(() -> asked.missing("id", MatchApi.NO_MATCH));
    }

    private String pasted(ApiRequest asked) {
        asked.rateLimits().record(asked.address());
        return asked.rateLimits()
                .hearOut(asked.address(), () -> asked.text(asked.limits().record()));
    }

    private static GrapplesRecord.Full simulate(ApiRequest asked) {
        asked.rateLimits().record(asked.address());
        return Desk.simulated(asked);
    }
}
