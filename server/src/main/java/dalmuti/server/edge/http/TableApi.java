package dalmuti.server.edge.http;

import dalmuti.bots.roster.Level;
import dalmuti.contract.RefusedException;
import dalmuti.server.Backend;
import dalmuti.server.game.ServedGame;
import dalmuti.table.LobbyCard;
import dalmuti.table.people.Guest;
import dalmuti.wire.rest.Games;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Levels;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.rest.TableCard;
import dalmuti.wire.rest.Tables;
import dalmuti.wire.table.Plan;
import dalmuti.wire.texts.RuleSheet;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// The API about tables, what can be played at them, and how that is learnt.
public record TableApi(Backend backend) {

    private static final int MOST_LISTED = 100;
    private static final int PATIENCE_SECONDS = 10;

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", "What can be played, and by which rules")
                        .query("language")
                        .gives(Games.class, TableApi::games),
                Route.get("/api/levels", "How well bots can play")
                        .query("language")
                        .gives(Levels.class, TableApi::levels),
                Route.get("/api/tables", "The tables that everybody may see")
                        .gives(Tables.class, this::listed),
                Route.post("/api/tables", "Open a table")
                        .forGuests()
                        .takes(Plan.class)
                        .refuses(400, 401, 403, 413, 415, 429, 503)
                        .creates(Opened.class, this::open),
                Route.get("/api/tables/{code}", "A table")
                        .refuses(404)
                        .gives(TableCard.class, this::card),
                Route.get("/api/rules", "The rules of a game, as they are with these options")
                        .query("game", "rules", "language")
                        .refuses(400)
                        .gives(RuleSheet.class, TableApi::rules),
                Route.get("/api/lessons", "Guided moments of a game")
                        .query("game", "language")
                        .refuses(400)
                        .gives(Lessons.class, TableApi::lessons));
    }

    private static Games games(ApiRequest asked) {
        Words words = Words.in(asked.language());
        return new Games(ServedGame.ALL.stream().map(it -> it.sheet(words)).toList());
    }

    private static Levels levels(ApiRequest asked) {
        NameTable names = NameTable.in(asked.language());
        return new Levels(
                Arrays.stream(Level.values())
                        .map(
                                it ->
                                        new Levels.Level(
                                                it.spelling(), it.card(), names.card(it.card())))
                        .toList());
    }

    private static RuleSheet rules(ApiRequest asked) {
        return RuleSheets.of(asked.game(), asked.query("rules"), Words.in(asked.language()));
    }

    private static Lessons lessons(ApiRequest asked) {
        return dalmuti.server.lesson.Lessons.of(asked.game().name(), Words.in(asked.language()));
    }

    private Tables listed(ApiRequest asked) {
        return new Tables(
                backend.lobby().listed(MOST_LISTED).stream().map(LobbyCard::sent).toList());
    }

    private TableCard card(ApiRequest asked) {
        return backend.lobby()
                .find(asked.part("code"))
                .map(LobbyCard::sent)
                .orElseThrow(() -> asked.missing("code", "server.no-such-table"));
    }

    private Opened open(ApiRequest asked) {
        Guest host = asked.guest();
        Plan plan = asked.body(Plan.class);
        asked.rateLimits().newTable(asked.address(), host);
        return new Opened(opened(plan, host));
    }

    private String opened(Plan plan, Guest host) {
        try {
            return backend.tables()
                    .open(plan, host)
                    .toCompletableFuture()
                    .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                    .join();
        } catch (CompletionException e) {
            throw switch (e.getCause()) {
                case RefusedException refused -> refused;
                case TimeoutException _ -> HttpRefusal.with(503, "server", "server.unavailable");
                case null, default ->
                        new IllegalStateException("No table could be opened", e.getCause());
            };
        }
    }
}
