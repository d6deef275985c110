package dalmuti.server.edge.http;

import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.WorkLimit;
import dalmuti.server.Archive;
import dalmuti.server.game.ServedGame;
import dalmuti.server.game.SimulatedGame;
import dalmuti.server.review.ReviewDesk;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;
import dalmuti.wire.openapi.Operation.Content;
import dalmuti.wire.playback.Playbacks;
import dalmuti.wire.rest.Checked;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.rest.Reviewed;

import grapples.Choice;
import grapples.Grapples;
import grapples.View;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The API about records: checks, playback and reviews.
record RecordApi(Archive archive, ReviewDesk reviews, RecordWorkers workers) {

    private static final Roster<View, Choice> GRAPPLES = Roster.grapples();
    private static final Content TEXT = new Content.PlainText();
    private static final int USUAL_PLAYERS = 4;
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
                                asked -> pass(asked, "", _ -> Playbacks.of(simulate(asked)))),
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
        try {
            return Checked.good(pass(asked, text, limit -> count(text, limit)));
        } catch (FlawedRecordException e) {
            var refusal = e.refusal();
            String why = ErrorResponses.sentence(refusal, asked.language());
            return Checked.flawed(new Checked.Flaw(e.line(), refusal.rule(), refusal.key(), why));
        } catch (UndecidedRecordException e) {
            String why = ErrorResponses.sentence(ErrorResponses.undecided(), asked.language());
            return Checked.undecided(new Checked.Undecided(e.line(), why));
        }
    }

    /// Reads a text, or does something with it, where that takes nothing away from others.
    private <T> T pass(ApiRequest asked, String text, Function<WorkLimit, T> work) {
        return workers.pass(asked.address(), asked.watch()::isGone, text, work);
    }

    private static int count(String text, WorkLimit limit) {
        return ServedGame.ofRecords(text).matches(text, limit).size();
    }

    private Playback playback(ApiRequest asked, String text) {
        int number = number(asked);
        OptionalInt round = asked.number("round").stream().mapToInt(it -> it).findFirst();
        return pass(asked, text, limit -> Playbacks.of(text, number, round, limit));
    }

    private Reviewed review(ApiRequest asked, String text) {
        int number = number(asked);
        var order = new ReviewDesk.Order(text, number, asked.address());
        return reviews.review(order, () -> asked.rateLimits().review(asked.address()))
                .orElseThrow(() -> HttpRefusal.busy(RETRY_SECONDS));
    }

    /// Which match of a text that may hold several.
    private static int number(ApiRequest asked) {
        return asked.number("record").orElse(1);
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
        long seed = asked.longNumber("seed").orElse(1L);
        int players = asked.number("players").orElse(USUAL_PLAYERS);
        if (players < Grapples.FEWEST || players > Grapples.MOST) { // G-WHO-1
            throw HttpRefusal.with(400, "players", "wire.bounds", Grapples.FEWEST, Grapples.MOST);
        }
        String level = asked.query("level").orElse(Level.KNIGHT.spelling());
        var bot =
                Level.named(level)
                        .flatMap(it -> GRAPPLES.named(it.spelling()))
                        .orElseThrow(() -> HttpRefusal.with(400, "level", "wire.word", levels()));
        return new SimulatedGame(bot, players, seed).play();
    }

    private static String levels() {
        return GRAPPLES.levels().stream().map(Level::spelling).collect(Collectors.joining(", "));
    }
}
